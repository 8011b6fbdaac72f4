import type { IntegrationName } from '@lineboard/domain/ground/integration/integrations';
import type { CallError } from '../../ground/calls/call-book.ts';
import { type PopupSize, popupFeatures } from '../../ground/ui/popup-features.ts';
import { type LaunchParameters, launchIntegration } from './use-launch.ts';

/**
 * Opens an integration in its own window, within the press that asked for it: later, browsers block it. The window
 * can't reach this page.
 *
 * @returns `blocked`: the browser opens none; null: it is open
 */
export const openIntegrationWindow = async (
  name: IntegrationName,
  parameters: LaunchParameters,
  size: PopupSize,
): Promise<CallError | 'blocked' | null> => {
  const opened = window.open('', '_blank', popupFeatures(size));
  if (opened === null) return 'blocked';
  // With `noopener`, every window would be reported as blocked.
  opened.opener = null;
  const answer = await launchIntegration(name, parameters);
  if (!answer.ok) {
    opened.close();
    return answer.error;
  }
  opened.location.replace(answer.value.address);
  return null;
};

import type { Integration } from '@lineboard/domain/ground/integration/integration';
import { findIntegration, type IntegrationName } from '@lineboard/domain/ground/integration/integrations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../ground/ui/layout-width.ts';
import { IntegrationFrame } from './IntegrationFrame.tsx';
import { IntegrationSaid } from './IntegrationSaid.tsx';
import { useKeepAlive } from './use-keep-alive.ts';
import { type LaunchParameters, useLaunch } from './use-launch.ts';
import { useOutIntegrations } from './use-provider-news.ts';

interface LaunchedFrameProps {
  name: IntegrationName;
  parameters: LaunchParameters;
  /** The frame's name, if that isn't the integration's: the name of a game. */
  title?: string;
}

/** A page on the book's own origin would not be isolated in its frame: it could reach the page around it. */
const isOtherSite = (address: string): boolean => new URL(address).origin !== location.origin;

/**
 * The frame of an integration for a customer who may use it: launched again for other parameters, and when it is tried
 * again. It serves pages, lobbies and dialogs.
 */
export function LaunchedFrame({ name, parameters, title }: LaunchedFrameProps) {
  const { t } = useTranslation();
  const integration: Integration = findIntegration(name);
  const isPhone = useIsPhone();
  const isOut = useOutIntegrations().includes(name);
  /** It was shown, or is tried all the same: nobody who plays loses the game for what is told of its provider. */
  const [isKept, setIsKept] = useState(false);
  const isWanted = !isOut || isKept;
  const launch = useLaunch(name, parameters, isWanted);
  const address = launch.state === 'open' && isOtherSite(launch.address) ? launch.address : null;
  useKeepAlive(name, address !== null);
  const shown = title ?? t(`integrations:${name}.title`);
  if (!isWanted)
    return <IntegrationSaid title={shown} said={t('integrations:out')} onRetry={() => setIsKept(true)} />;
  if (launch.state === 'failed')
    return (
      <IntegrationSaid title={shown} said={t(`error:${launch.error.code}`)} onRetry={launch.launchAgain} />
    );
  return (
    <IntegrationFrame
      key={address}
      title={shown}
      address={address}
      isResized={integration.isResized}
      opensWindows={integration.opensWindows}
      grows={integration.growsOnPhone && isPhone}
      onShown={() => setIsKept(true)}
      onRetry={launch.launchAgain}
    />
  );
}

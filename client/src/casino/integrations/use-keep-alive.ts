import type { IntegrationName } from '@lineboard/domain/ground/integration/integrations';
import { useEffect } from 'react';
import { callBook } from '../../ground/calls/call-book.ts';
import { selectIsOnline, useSession } from '../../ground/session/session-store.ts';
import { repeat } from '../../ground/timers/repeat.ts';

/**
 * CON2-19: while an integration is shown, its session with the provider is kept alive. This doesn't count as activity:
 * an idle customer is signed out as on any other page.
 */
export const useKeepAlive = (name: IntegrationName, isShown: boolean): void => {
  const isOnline = useSession(selectIsOnline);
  const everyMs = useSession(({ site }) => site?.trackTimeMs ?? 0);
  useEffect(() => {
    if (!isShown || !isOnline || everyMs <= 0) return undefined;
    return repeat(() => void callBook('keepIntegration', { body: { name } }), everyMs);
  }, [name, isShown, isOnline, everyMs]);
};

import { findIntegration, type IntegrationName } from '@lineboard/domain/integration/integrations';
import { isOpenTo } from '@lineboard/domain/site/main-menu';
import { isOnline, type SessionState, selectCustomer, useSession } from '../session/session-store.ts';

type Access = 'open' | 'restricted' | 'signIn';

/** Whether whose page this is may use an integration: a restriction takes it away, some ask for a session. */
const selectAccess =
  (name: IntegrationName) =>
  (state: SessionState): Access => {
    const { restrictionCodes, sessionRequired } = findIntegration(name);
    if (!isOpenTo(restrictionCodes, selectCustomer(state))) return 'restricted';
    return sessionRequired && !isOnline(state.session) ? 'signIn' : 'open';
  };

export const useAccess = (name: IntegrationName): Access => useSession(selectAccess(name));

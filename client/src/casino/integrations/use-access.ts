import type { Integration } from '@lineboard/domain/ground/integration/integration';
import { findIntegration, type IntegrationName } from '@lineboard/domain/ground/integration/integrations';
import { type Access, judgeAccess } from '@lineboard/domain/words/site/judge-access';
import {
  type SessionState,
  selectCustomer,
  selectIsOnline,
  useSession,
} from '../../ground/session/session-store.ts';

/** Whether the page's customer may use an integration, by the book's own rule. */
const selectAccess =
  (integration: Integration) =>
  (state: SessionState): Access => {
    const customer = selectCustomer(state);
    return judgeAccess(integration, {
      customer,
      isOnline: selectIsOnline(state),
      isAffiliate: customer?.isAffiliate === true,
    });
  };

export const useAccess = (name: IntegrationName): Access => useSession(selectAccess(findIntegration(name)));

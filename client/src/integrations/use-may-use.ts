import { hasRestriction } from '@lineboard/domain/customer/has-restriction';
import { findIntegration, type IntegrationName } from '@lineboard/domain/integration/integrations';
import { type SessionState, selectCustomer, useSession } from '../session/session-store.ts';

/** A restriction takes an integration away; visitors have none. */
export const selectMayUse =
  (name: IntegrationName) =>
  (state: SessionState): boolean => {
    const { restriction } = findIntegration(name);
    return restriction === null || !hasRestriction(selectCustomer(state)?.restrictions ?? [], restriction);
  };

export const useMayUse = (name: IntegrationName): boolean => useSession(selectMayUse(name));

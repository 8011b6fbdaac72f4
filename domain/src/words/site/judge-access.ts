import type { Integration } from '../../ground/integration/integration.ts';
import { isOpenTo, type MenuViewer } from './main-menu.ts';

export type Access = 'open' | 'restricted' | 'signIn';

/** The person who opens an integration. */
export interface IntegrationViewer extends MenuViewer {
  isAffiliate: boolean;
}

/** Whether somebody may use an integration: a restriction takes it away, some ask for a session (spec 2 §5). */
export const judgeAccess = (
  {
    restrictionCodes,
    sessionRequired,
    isForAffiliates,
  }: Pick<Integration, 'restrictionCodes' | 'sessionRequired' | 'isForAffiliates'>,
  { customer, isOnline, isAffiliate }: IntegrationViewer,
): Access => {
  if (!isOpenTo(restrictionCodes, customer)) return 'restricted';
  if (sessionRequired && !isOnline) return 'signIn';
  return isForAffiliates && !isAffiliate ? 'restricted' : 'open';
};

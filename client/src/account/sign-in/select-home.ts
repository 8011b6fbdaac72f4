import type { CustomerInfo } from '@lineboard/domain/account/customer/customer.schema';
import { SPORTSBOOK_ROUTE } from '@lineboard/domain/account/settings/settings-choices';
import { INTEGRATIONS } from '@lineboard/domain/ground/integration/integrations';
import type { PageData } from '../../ground/ui/page-data.ts';

/** A customer's start page: a page of the site, or the address of an integration. */
export type Home = { page: PageData['page']; isLive: boolean } | { route: string };

const LINES: Home = { page: 'lines', isLive: false };

/** SCR1-55, SCR1-60: customers without a choice start with the board, as do those whose integration is gone. */
export const selectHome = (customer: CustomerInfo | null): Home => {
  const { webHomePage, defaultIntegration } = customer?.settings ?? {};
  switch (webHomePage) {
    case 'LiveBetting':
      return { page: 'lines', isLive: true };
    case 'OpenBets':
      return { page: 'openBets', isLive: false };
    case 'DailyFigures':
      return { page: 'dailyFigures', isLive: false };
    case 'Transactions':
      return { page: 'transactions', isLive: false };
    case 'DefaultIntegration': {
      const isKnown = INTEGRATIONS.some(({ path }) => path === defaultIntegration);
      return isKnown ? { route: defaultIntegration ?? SPORTSBOOK_ROUTE } : LINES;
    }
    default:
      return LINES;
  }
};

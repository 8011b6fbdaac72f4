import type { PageData } from '../../ground/ui/page-data.ts';

/** The transactions, for either layout. */
export const TRANSACTIONS_PAGE: Omit<PageData, 'layout' | 'links'> = {
  page: 'transactions',
  title: () => 'shell:transactions',
  hasSportsMenu: false,
  keepsSlip: () => false,
};

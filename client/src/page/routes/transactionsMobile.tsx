import { createFileRoute } from '@tanstack/react-router';
import { TRANSACTIONS_PAGE } from './-transactions-page.ts';
import { lazyPage } from '../../ground/ui/lazy-page.ts';

export const Route = createFileRoute('/transactionsMobile')({
  staticData: {
    page: {
      ...TRANSACTIONS_PAGE,
      layout: 'phone',
      links: [{ in: 'drawer', at: 1, text: 'shell:transactions', onlyOnline: true }],
    },
  },
  component: lazyPage(() => import('../../books/transactions/TransactionsPage.tsx'), 'TransactionsPage'),
});

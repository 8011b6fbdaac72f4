import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { TRANSACTIONS_PAGE } from './-transactions-page.ts';

export const Route = createFileRoute('/transactionsMobile')({
  staticData: {
    page: {
      ...TRANSACTIONS_PAGE,
      layout: 'phone',
      links: [{ in: 'drawer', at: 1, text: 'shell:transactions', onlyOnline: true }],
    },
  },
  component: lazyRouteComponent(() => import('../transactions/TransactionsPage.tsx'), 'TransactionsPage'),
});

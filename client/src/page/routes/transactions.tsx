import { createFileRoute } from '@tanstack/react-router';
import { TRANSACTIONS_PAGE } from './-transactions-page.ts';
import { lazyPage } from '../../ground/ui/lazy-page.ts';

export const Route = createFileRoute('/transactions')({
  staticData: {
    page: {
      ...TRANSACTIONS_PAGE,
      layout: 'desk',
      keys: [{ letter: 't', text: 'keys:keyTransactions' }],
      links: [{ in: 'header', at: 4, text: 'shell:transactions', onlyOnline: true }],
    },
  },
  component: lazyPage(() => import('../../books/transactions/TransactionsPage.tsx'), 'TransactionsPage'),
});

import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/transactions')({
  component: lazyRouteComponent(() => import('../transactions/TransactionsPage.tsx'), 'TransactionsPage'),
});

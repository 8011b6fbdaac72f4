import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/transactionsMobile')({
  component: lazyRouteComponent(() => import('../transactions/TransactionsPage.tsx'), 'TransactionsPage'),
});

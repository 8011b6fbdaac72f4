import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseTicketSearch } from '../ticket-story/parse-ticket-search.ts';

export const Route = createFileRoute('/ticket/$number')({
  staticData: {
    page: {
      page: 'ticket',
      layout: 'any',
      title: () => 'shell:ticket',
      hasSportsMenu: false,
      keepsSlip: () => false,
      links: [],
    },
  },
  validateSearch: parseTicketSearch,
  component: lazyRouteComponent(() => import('../ticket-story/TicketPage.tsx'), 'TicketPage'),
});

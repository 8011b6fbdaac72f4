import { createFileRoute } from '@tanstack/react-router';
import { parseTicketSearch } from '../ticket-story/parse-ticket-search.ts';
import { lazyPage } from '../ui/lazy-page.ts';

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
  component: lazyPage(() => import('../ticket-story/TicketPage.tsx'), 'TicketPage'),
});

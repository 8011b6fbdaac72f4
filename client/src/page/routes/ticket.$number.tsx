import { createFileRoute } from '@tanstack/react-router';
import { parseTicketSearch } from '../../books/ticket-story/parse-ticket-search.ts';
import { lazyPage } from '../../ground/ui/lazy-page.ts';

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
  component: lazyPage(() => import('../../books/ticket-story/TicketPage.tsx'), 'TicketPage'),
});

import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../ground/ui/lazy-page.ts';

export const Route = createFileRoute('/panes')({
  staticData: {
    page: {
      page: 'panes',
      layout: 'any',
      title: () => 'shell:panes',
      hasSportsMenu: false,
      // Its prices go onto the slip.
      keepsSlip: () => true,
      links: [{ in: 'header', at: 6, text: 'shell:panes' }],
      keys: [{ letter: 'p', text: 'shell:panes' }],
    },
  },
  // The page itself reads the address: the first load has no room for that.
  component: lazyPage(() => import('../../lines/panes/PanesPage.tsx'), 'PanesPage'),
});

import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../ground/ui/lazy-page.ts';

export const Route = createFileRoute('/nonPosted')({
  staticData: {
    page: {
      page: 'nonPosted',
      layout: 'any',
      title: () => 'shell:nonPosted',
      hasSportsMenu: false,
      // Spec 2 §2: the side bars of a desk are hidden, and the slip of a phone.
      hidesSlip: 'everywhere',
      keepsSlip: () => false,
      links: [{ in: 'account', at: 3, text: 'shell:nonPosted', onlyOnline: true }],
    },
  },
  component: lazyPage(() => import('../../books/transactions/NonPostedPage.tsx'), 'NonPostedPage'),
});

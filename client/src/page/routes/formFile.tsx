import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../ground/ui/lazy-page.ts';

export const Route = createFileRoute('/formFile')({
  staticData: {
    page: {
      page: 'cardUpload',
      layout: 'any',
      title: () => 'shell:cardUpload',
      hasSportsMenu: false,
      keepsSlip: () => false,
      links: [{ in: 'account', at: 4, text: 'shell:cardUpload', onlyOnline: true }],
    },
  },
  component: lazyPage(() => import('../../account/cards/CardUploadPage.tsx'), 'CardUploadPage'),
});

import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

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
  component: lazyRouteComponent(() => import('../cards/CardUploadPage.tsx'), 'CardUploadPage'),
});

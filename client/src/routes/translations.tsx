import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/translations')({
  staticData: {
    page: {
      page: 'translations',
      layout: 'any',
      title: () => 'shell:translations',
      hasSportsMenu: false,
      hidesSlip: 'everywhere',
      keepsSlip: () => true,
      links: [],
    },
  },
  component: lazyRouteComponent(() => import('../translations/TranslationsPage.tsx'), 'TranslationsPage'),
});

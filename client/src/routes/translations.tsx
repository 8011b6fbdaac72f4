import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../ui/lazy-page.ts';

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
  component: lazyPage(() => import('../translations/TranslationsPage.tsx'), 'TranslationsPage'),
});

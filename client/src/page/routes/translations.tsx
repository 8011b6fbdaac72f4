import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../ground/ui/lazy-page.ts';

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
  component: lazyPage(() => import('../../words/translations/TranslationsPage.tsx'), 'TranslationsPage'),
});

import { createFileRoute } from '@tanstack/react-router';
import { createContentPage } from '../../words/content/create-content-route.ts';
import { lazyPage } from '../../ground/ui/lazy-page.ts';

export const Route = createFileRoute('/rules/{-$anchor}')({
  staticData: {
    page: {
      ...createContentPage('shell:rules'),
      page: 'rules',
      keys: [{ letter: 'r', text: 'shell:rules' }],
    },
  },
  component: lazyPage(() => import('../../words/content/RulesPage.tsx'), 'RulesPage'),
});

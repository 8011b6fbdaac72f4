import { createFileRoute } from '@tanstack/react-router';
import { createContentPage } from '../content/create-content-route.ts';
import { lazyPage } from '../ui/lazy-page.ts';

export const Route = createFileRoute('/rules/{-$anchor}')({
  staticData: {
    page: {
      ...createContentPage('shell:rules'),
      page: 'rules',
      keys: [{ letter: 'r', text: 'shell:rules' }],
    },
  },
  component: lazyPage(() => import('../content/RulesPage.tsx'), 'RulesPage'),
});

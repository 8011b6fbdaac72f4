import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { createContentPage } from '../content/create-content-route.ts';

export const Route = createFileRoute('/rules/{-$anchor}')({
  staticData: {
    page: {
      ...createContentPage('shell:rules'),
      page: 'rules',
      keys: [{ letter: 'r', text: 'shell:rules' }],
    },
  },
  component: lazyRouteComponent(() => import('../content/RulesPage.tsx'), 'RulesPage'),
});

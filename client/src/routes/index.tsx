import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseOfferingSearch } from './-offering-search.ts';

export const Route = createFileRoute('/')({
  validateSearch: parseOfferingSearch,
  component: lazyRouteComponent(() => import('../board/BoardPage.tsx'), 'BoardPage'),
});

import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { LINES_PAGE } from './-lines-page.ts';
import { parseOfferingSearch } from '../shell/parse-offering-search.ts';

export const Route = createFileRoute('/betOffering')({
  staticData: { page: LINES_PAGE },
  validateSearch: parseOfferingSearch,
  component: lazyRouteComponent(() => import('../side-features/LinesPage.tsx'), 'LinesPage'),
});

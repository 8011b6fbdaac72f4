import { createFileRoute } from '@tanstack/react-router';
import { LINES_PAGE } from './-lines-page.ts';
import { parseOfferingSearch } from '../shell/parse-offering-search.ts';
import { lazyPage } from '../../ground/ui/lazy-page.ts';

export const Route = createFileRoute('/betOffering')({
  staticData: { page: LINES_PAGE },
  validateSearch: parseOfferingSearch,
  component: lazyPage(() => import('../../lines/side-features/LinesPage.tsx'), 'LinesPage'),
});

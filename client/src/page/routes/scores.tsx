import { createFileRoute } from '@tanstack/react-router';
import { parseScoresSearch } from '../../lines/scores/parse-scores-search.ts';
import { lazyPage } from '../../ground/ui/lazy-page.ts';

export const Route = createFileRoute('/scores')({
  staticData: {
    page: {
      page: 'scores',
      layout: 'any',
      title: () => 'shell:scores',
      hasSportsMenu: false,
      keepsSlip: () => false,
      links: [
        { in: 'header', at: 5, text: 'shell:scores' },
        { in: 'drawer', at: 3, text: 'shell:scores' },
      ],
    },
  },
  validateSearch: parseScoresSearch,
  component: lazyPage(() => import('../../lines/scores/ScoresPage.tsx'), 'ScoresPage'),
});

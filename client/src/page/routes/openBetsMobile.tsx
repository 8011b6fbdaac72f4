import { createFileRoute } from '@tanstack/react-router';
import { parseOpenBetsSearch } from '../../books/open-bets/parse-open-bets-search.ts';
import { OPEN_BETS_PAGE } from './-open-bets-page.ts';
import { lazyPage } from '../../ground/ui/lazy-page.ts';

export const Route = createFileRoute('/openBetsMobile')({
  staticData: {
    page: {
      ...OPEN_BETS_PAGE,
      layout: 'phone',
      links: [{ in: 'bar', at: 3, text: 'shell:openBetsShort', name: 'shell:openBets', icon: 'openBets' }],
    },
  },
  validateSearch: parseOpenBetsSearch,
  component: lazyPage(() => import('../../books/open-bets/OpenBetsPage.tsx'), 'OpenBetsPage'),
});

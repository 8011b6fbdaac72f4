import { createFileRoute } from '@tanstack/react-router';
import { parseOpenBetsSearch } from '../../books/open-bets/parse-open-bets-search.ts';
import { OPEN_BETS_PAGE } from './-open-bets-page.ts';
import { lazyPage } from '../../ground/ui/lazy-page.ts';

export const Route = createFileRoute('/openBets')({
  staticData: {
    page: {
      ...OPEN_BETS_PAGE,
      layout: 'desk',
      keys: [{ letter: 'o', text: 'keys:keyOpenBets' }],
      links: [{ in: 'header', at: 3, text: 'shell:openBets', onlyOnline: true }],
    },
  },
  validateSearch: parseOpenBetsSearch,
  component: lazyPage(() => import('../../books/open-bets/OpenBetsPage.tsx'), 'OpenBetsPage'),
});

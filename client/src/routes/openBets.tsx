import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseOpenBetsSearch } from '../open-bets/parse-open-bets-search.ts';

export const Route = createFileRoute('/openBets')({
  validateSearch: parseOpenBetsSearch,
  component: lazyRouteComponent(() => import('../open-bets/OpenBetsPage.tsx'), 'OpenBetsPage'),
});

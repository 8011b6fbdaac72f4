import type { PlantedFault } from '../planted-fault.ts';

const VIEW_TESTS = ['gateway/src/betting/offering/create-game-view.test.ts'];
const PAGE_TESTS = ['client/src/lines/game/GamePage.test.tsx'];
const CALL_TESTS = ['gateway/src/books/open-bets/bets-of-game.integration.test.ts'];

/** A game's own page, and what leads there. */
export const GAME_FAULTS: readonly PlantedFault[] = [
  {
    id: 'game-of-any-store',
    what: 'A game’s page lists the lines of other stores.',
    file: 'gateway/src/betting/offering/create-game-view.ts',
    find: 'shown.store === store ? [shown] : []',
    replace: '[shown]',
    tests: VIEW_TESTS,
  },
  {
    id: 'hidden-lines-listed',
    what: 'A game’s page lists lines that were taken down.',
    file: 'gateway/src/betting/offering/create-game-view.ts',
    find: '          .filter((line) => !isPeriodHidden(game, line, parts.bookNowMs()))\n',
    replace: '',
    tests: VIEW_TESTS,
  },
  {
    id: 'game-bets-of-anybody',
    what: 'A game’s page shows the open bets of all customers.',
    file: 'gateway/src/books/open-bets/read-bets-of-game.ts',
    find: "    .where('w.customer_id', '=', customerId)\n    .where('w.status', '=', 'O')\n",
    replace: "    .where('w.status', '=', 'O')\n",
    tests: CALL_TESTS,
  },
  {
    id: 'game-bets-of-another-feed',
    what: 'Bets on another feed’s game of the same number show on a game’s page.',
    file: 'gateway/src/books/open-bets/read-bets-of-game.ts',
    find: '(i.feed_id is null or i.feed_id = ${feedId})',
    replace: '(i.feed_id is null or ${feedId} is not null)',
    tests: CALL_TESTS,
  },
  {
    id: 'game-lines-not-held',
    what: 'The lines on a game’s page have no prices.',
    file: 'client/src/lines/game/GameLines.tsx',
    find: 'const topics = useMemo(() => [topic], [topic]);',
    replace: 'const topics = useMemo(() => (topic === null ? [topic] : []), [topic]);',
    tests: PAGE_TESTS,
  },
];

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
    id: 'past-game-not-found',
    what: 'The page of a game that left the book says that there is none.',
    file: 'gateway/src/betting/offering/create-game-view.ts',
    find: 'const past = await readPast(gameNum);',
    replace: 'const past = null as ScoreRecord | null;',
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
    id: 'game-bets-without-props',
    what: 'Bets on the props of a game don’t show on its page.',
    file: 'gateway/src/books/open-bets/read-bets-of-game.ts',
    find: ' or i.contest_game_num = ${gameNum} or i.contest_num = any(${linkedContests}::bigint[])',
    replace: '',
    tests: CALL_TESTS,
  },
  {
    id: 'game-score-not-followed',
    what: 'The score on a game’s page stays as it was when the page was opened.',
    file: 'client/src/lines/game/GamePage.tsx',
    find: 'useLiveScores(records, !isPast)',
    replace: 'useLiveScores(records, isPast)',
    tests: PAGE_TESTS,
  },
  {
    id: 'game-lines-not-held',
    what: 'The lines on a game’s page have no prices.',
    file: 'client/src/lines/game/GameLines.tsx',
    find: 'const topics = useMemo(() => [topic], [topic]);',
    replace: 'const topics = useMemo(() => (topic === null ? [topic] : []), [topic]);',
    tests: PAGE_TESTS,
  },
  {
    id: 'price-twice-in-a-list',
    what: 'When a list has a price twice, one place stays empty.',
    file: 'client/src/lines/search/found-cells.ts',
    find: 'const drawn = this.#draws.get(key) ?? { pick, draws: new Set() };',
    replace: 'const drawn = { pick, draws: new Set<DrawCell>() };',
    tests: PAGE_TESTS,
  },
  {
    id: 'game-bets-not-kept',
    what: 'A bet that was placed on a game’s page doesn’t appear on it.',
    file: 'client/src/lines/game/GameBets.tsx',
    find: 'if (version !== null) refresh();',
    replace: '',
    tests: PAGE_TESTS,
  },
  {
    id: 'game-not-asked-again',
    what: 'Lines that open while a game’s page is looked at don’t appear on it.',
    file: 'client/src/lines/game/use-load-game.ts',
    find: 'const timer = setInterval(() => void load(), REFRESH_MS);',
    replace: 'const timer = setInterval(() => undefined, REFRESH_MS);',
    tests: PAGE_TESTS,
  },
  {
    id: 'missing-game-as-failure',
    what: 'The page of a game that there isn’t says that the book failed.',
    file: 'client/src/lines/game/game-store.ts',
    find: "code === 'notFound' || code === 'badRequest'",
    replace: "code === 'badRequest'",
    tests: PAGE_TESTS,
  },
  {
    id: 'no-way-from-lines-to-game',
    what: 'Nothing leads from a game’s lines to its page.',
    file: 'client/src/betting/offering/GamePageLink.tsx',
    find: 'params={{ gameNum: String(gameNum) }}',
    replace: "params={{ gameNum: '' }}",
    tests: ['client/src/lines/board/HistoryRow.test.tsx'],
  },
];

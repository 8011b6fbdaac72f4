import type { PlantedFault } from '../planted-fault.ts';

const BOOK = ['gateway/src/lines/book/overrides.test.ts'];
const JOINED = ['gateway/src/lines/book/book.property.test.ts'];
const HOUSE = ['gateway/src/start/whole/lines-by-operators.integration.test.ts'];

/** What operators say of lines and scores, from the command to the page. */
export const LINE_FAULTS: readonly PlantedFault[] = [
  {
    id: 'override-feed-not-run',
    what: 'A line that an operator holds is bet on.',
    file: 'gateway/src/start/run-feeds.ts',
    find: 'const feeds = [overrides, ...others.map((feed) => startAfter(feed, ready, stopping.signal))];',
    replace: 'const feeds = others.map((feed) => startAfter(feed, Promise.resolve(), stopping.signal));',
    tests: HOUSE,
  },
  {
    id: 'feeds-before-overrides',
    what: 'After a restart a line that an operator holds is open for a moment.',
    file: 'gateway/src/start/run-feeds.ts',
    find: '(feed) => startAfter(feed, ready, stopping.signal)',
    replace: '(feed) => startAfter(feed, Promise.race([ready, Promise.resolve()]), stopping.signal)',
    tests: ['gateway/src/start/run-feeds.test.ts'],
  },
  {
    id: 'override-of-any-game',
    what: 'Another feed’s game is held because one of the same number was.',
    file: 'gateway/src/lines/book/overrides.ts',
    find: 'override !== undefined && override.feedId === game?.feedId',
    replace: 'override !== undefined && game !== undefined',
    tests: BOOK,
  },
  {
    id: 'overrides-not-in-parts',
    what: 'The later of two gateways on one Redis takes bets on a line that an operator holds.',
    file: 'gateway/src/lines/log/image-parts.ts',
    find: "  'overrides',\n",
    replace: '',
    tests: ['gateway/src/lines/log/image-parts.test.ts'],
  },
  {
    id: 'released-score-not-told',
    what: 'A score that was corrected by mistake stays graded when it is let go of.',
    file: 'gateway/src/lines/book/record-writer.ts',
    find: 'isSameScore(shown, said) ? shown.version : clk',
    replace: 'shown.version',
    tests: [...BOOK, ...JOINED],
  },
  {
    id: 'late-result-over-override',
    what: 'A feed grades bets by a score that an operator has corrected, of a game that is gone.',
    file: 'gateway/src/lines/book/feed-changes.ts',
    find: 'if (this.#records.overrides.scoreOf(said.gameNum, feed) === null) ',
    replace: '',
    tests: BOOK,
  },
  {
    id: 'operator-counts-as-feed',
    what: 'A gateway without lines says that it is ready.',
    file: 'gateway/src/lines/book/book.ts',
    find: '      .filter(({ feedId }) => feedId !== OPERATOR_FEED)\n',
    replace: '',
    tests: BOOK,
  },
  {
    id: 'circle-above-maximum',
    what: 'HR-4: an operator’s circle lifts the feed’s lower maximum.',
    file: 'domain/src/lines/feed/mark-line.ts',
    find: 'Math.min(shown[max] ?? own, own)',
    replace: 'own',
    tests: ['domain/src/lines/feed/mark-line.property.test.ts'],
  },
  {
    id: 'overrides-not-said',
    what: 'An operator’s hold is not told to the gateway that leads, which finds it half a second later.',
    file: 'gateway/src/lines/feeds/overrides/read-overrides.ts',
    find: "select pg_notify('${OVERRIDE_CHANNEL}', revision::text) from next`",
    replace: 'select revision from next`',
    tests: ['gateway/src/ground/database/listener.integration.test.ts'],
  },
  {
    id: 'listens-once',
    what: 'After the database was away, operators’ words are heard no more.',
    file: 'gateway/src/ground/database/listener.ts',
    find: 'this.#timer = setTimeout(() => this.#begin(), AGAIN_AFTER_MS);',
    replace: 'this.#timer = undefined;',
    tests: ['gateway/src/ground/database/listener.integration.test.ts'],
  },
];

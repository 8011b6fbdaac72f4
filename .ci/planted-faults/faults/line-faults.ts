import type { PlantedFault } from '../planted-fault.ts';

const BOOK = ['gateway/src/book/overrides.test.ts'];
const JOINED = ['gateway/src/book/book.property.test.ts'];
const HOUSE = ['gateway/src/lines-by-operators.integration.test.ts'];

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
    id: 'override-of-any-feed',
    what: 'A line mover says what an operator says.',
    file: 'gateway/src/book/feed-changes.ts',
    find: "if (feed.feedId !== OPERATOR_FEED) return this.#ignore('foreignGame');",
    replace: '',
    tests: BOOK,
  },
  {
    id: 'override-of-any-game',
    what: 'Another feed’s game is held because one of the same number was.',
    file: 'gateway/src/book/overrides.ts',
    find: 'override !== undefined && override.feedId === game?.feedId',
    replace: 'override !== undefined && game !== undefined',
    tests: BOOK,
  },
  {
    id: 'overrides-not-in-image',
    what: 'A gateway that joins takes bets on a line that an operator holds.',
    file: 'gateway/src/book/load-image.ts',
    find: 'for (const override of overrides ?? []) records.overrides.set(override);',
    replace: 'void overrides;',
    tests: [...JOINED, ...BOOK],
  },
  {
    id: 'overrides-not-in-parts',
    what: 'Of two gateways on one Redis the one that starts later takes bets on a line that an operator holds.',
    file: 'gateway/src/log/image-parts.ts',
    find: "  'overrides',\n",
    replace: '',
    tests: ['gateway/src/log/image-parts.test.ts'],
  },
  {
    id: 'released-score-not-told',
    what: 'A score that was corrected by mistake stays graded when it is let go of.',
    file: 'gateway/src/book/record-writer.ts',
    find: 'isSameScore(shown, said) ? shown.version : clk',
    replace: 'shown.version',
    tests: [...BOOK, ...JOINED],
  },
  {
    id: 'late-result-over-override',
    what: 'A feed grades bets by a score that an operator has corrected, of a game that is gone.',
    file: 'gateway/src/book/feed-changes.ts',
    find: 'if (this.#records.overrides.scoreOf(said.gameNum, feed) === null) ',
    replace: '',
    tests: BOOK,
  },
  {
    id: 'operator-counts-as-feed',
    what: 'A gateway without lines says that it is ready.',
    file: 'gateway/src/book/book.ts',
    find: '      .filter(({ feedId }) => feedId !== OPERATOR_FEED)\n',
    replace: '',
    tests: BOOK,
  },
  {
    id: 'circle-above-maximum',
    what: 'HR-4: an operator’s circle lifts the feed’s lower maximum.',
    file: 'domain/src/feed/mark-line.ts',
    find: 'Math.min(shown[max] ?? own, own)',
    replace: 'own',
    tests: ['domain/src/feed/mark-line.property.test.ts'],
  },
  {
    id: 'override-not-noticed',
    what: 'What an operator says is in the database and on no page.',
    file: 'gateway/src/operator/hold-overrides.ts',
    find: "await context.client.query('update override_revision set revision = revision + 1');",
    replace: '',
    tests: HOUSE,
  },
  {
    id: 'console-token-stays',
    what: 'A token of each command that was typed stays in the database.',
    file: 'gateway/src/commands/run-at-gateway.ts',
    find: "await database.kysely.deleteFrom('operator_token').where('name', '=', name).execute();",
    replace: '',
    tests: HOUSE,
  },
];

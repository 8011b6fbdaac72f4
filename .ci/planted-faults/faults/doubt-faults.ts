import type { PlantedFault } from '../planted-fault.ts';

/** Feeds that are doubted. */
export const DOUBT_FAULTS: readonly PlantedFault[] = [
  {
    id: 'doubted-looks-open',
    what: 'HR-32.1: a price that is doubted looks as if it could be bet on.',
    file: 'domain/src/quote/line-validity.ts',
    find: "  if (status === 'H') return isDoubted ? DOUBTED : HELD;",
    replace: "  if (status === 'H') return isDoubted ? OPEN : HELD;",
    tests: ['domain/src/quote/line-validity.test.ts'],
  },
  {
    id: 'takeover-opens-held',
    what: 'What was held is believed by the gateway that takes the feed over.',
    file: 'gateway/src/feeds/guard/guard-memory.ts',
    find: '    this.#holdUnkept();\n',
    replace: '',
    tests: ['gateway/src/feeds/guard/taken-over-guard.test.ts'],
  },
  {
    id: 'second-word-by-other-clock',
    what: 'A jump that one gateway heard is confirmed by what the next one hears first.',
    file: 'gateway/src/feeds/guard/guard-memory.ts',
    find: '{ ...market, sinceMs }',
    replace: '{ ...market }',
    tests: ['gateway/src/feeds/guard/taken-over-guard.test.ts'],
  },
  {
    id: 'contest-sold-below-one',
    what: 'All contestants of a contest can be bought for less than one of them pays.',
    file: 'gateway/src/feeds/guard/contest-sums.ts',
    find: '    if (sum >= this.#leastSum) return',
    replace: '    if (sum >= 0) return',
    tests: ['gateway/src/feeds/push/crossed-contests.test.ts'],
  },
  {
    id: 'refusals-told-without-end',
    what: 'A feed that is wrong in every row has each of them told.',
    file: 'gateway/src/feeds/push/tell-refused-rows.ts',
    find: 'this.#told.size >= MOST_TOLD) return',
    replace: 'this.#told.size >= Infinity) return',
    tests: ['gateway/src/feeds/push/tell-refused-rows.test.ts'],
  },
];

import type { PlantedFault } from '../planted-fault.ts';

/** Feeds that are doubted. */
export const DOUBT_FAULTS: readonly PlantedFault[] = [
  {
    id: 'doubted-looks-open',
    what: 'HR-32.1: a price that is doubted looks as if it could be bet on.',
    file: 'domain/src/betting/quote/line-validity.ts',
    find: "  if (status === 'H') return isDoubted ? DOUBTED : HELD;",
    replace: "  if (status === 'H') return isDoubted ? OPEN : HELD;",
    tests: ['domain/src/betting/quote/line-validity.test.ts'],
  },
  {
    id: 'second-word-by-other-clock',
    what: 'A jump that one gateway heard is confirmed by what the next one hears first.',
    file: 'gateway/src/lines/feeds/guard/guard-memory.ts',
    find: '{ ...market, sinceMs }',
    replace: '{ ...market }',
    tests: ['gateway/src/lines/feeds/guard/taken-over-guard.test.ts'],
  },
  {
    id: 'contest-sold-below-one',
    what: 'All contestants of a contest can be bought for less than one of them pays.',
    file: 'gateway/src/lines/feeds/guard/contest-sums.ts',
    find: '    if (sum >= this.#leastSum) return',
    replace: '    if (sum >= 0) return',
    tests: ['gateway/src/lines/feeds/push/crossed-contests.test.ts'],
  },
  {
    id: 'refusals-told-without-end',
    what: 'A feed that is wrong in every row has each of them told.',
    file: 'gateway/src/lines/feeds/push/tell-refused-rows.ts',
    find: 'this.#told.size >= MOST_TOLD) return',
    replace: 'this.#told.size >= Infinity) return',
    tests: ['gateway/src/lines/feeds/push/tell-refused-rows.test.ts'],
  },
  {
    id: 'told-before-handed-over',
    what: 'What no way took is marked as told.',
    file: 'gateway/src/ground/notices/tell-operators.ts',
    find: '  if (isTold) return mark(',
    replace: '  if (isTold !== null) return mark(',
    tests: ['gateway/src/ground/notices/tell-operators.test.ts'],
  },
  {
    id: 'unlisted-doubts-uncounted',
    what: 'Doubts beyond the bound are counted once, however many there are.',
    file: 'gateway/src/ground/notices/unlisted-doubts.ts',
    find: '    ofFeed.count += 1;',
    replace: '    ofFeed.count = 1;',
    tests: ['gateway/src/ground/notices/create-notices.test.ts'],
  },
  {
    id: 'judge-of-lies-blind',
    what: 'The judge of a lying feed finds no bet that was taken at a price that was wrong.',
    file: 'gateway/testing/season/lies/judge-lies.ts',
    find: 'truths.every((game) => isBadOffer(',
    replace: 'truths.every((game) => !isBadOffer(',
    tests: ['gateway/testing/season/lies/judge-lies.test.ts'],
  },
  {
    id: 'judge-of-reversals-blind',
    what: 'The judge of reversals doesn’t see one that takes back another amount than was posted.',
    file: 'gateway/testing/season/lies/judge-lies.ts',
    find: 'standing !== 0 - cents)',
    replace: 'standing === null)',
    tests: ['gateway/testing/season/lies/judge-lies.test.ts'],
  },
];

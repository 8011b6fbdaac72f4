/** A room of `domain/src`, or several that are one subject, with the tests that have to see its mutants. */
export interface MutatedRoom {
  /** Folders or files of `domain/src` that are mutated. */
  sources: readonly string[];
  /** Rooms of `domain/src` whose tests are run. */
  tests: readonly string[];
}

/** The rooms that decide cents. */
export const ROOMS: ReadonlyMap<string, MutatedRoom> = new Map([
  ['money', { sources: ['ground/money'], tests: ['ground/money', 'ground/price'] }],
  ['price', { sources: ['ground/price'], tests: ['ground/price'] }],
  ['wager', { sources: ['betting/wager'], tests: ['betting/wager', 'betting/if-bet'] }],
  ['parlay', { sources: ['betting/parlay'], tests: ['betting/parlay'] }],
  ['teaser', { sources: ['betting/teaser'], tests: ['betting/teaser'] }],
  ['if-bet', { sources: ['betting/if-bet'], tests: ['betting/if-bet', 'betting/settlement'] }],
  ['kinds', { sources: ['betting/kinds'], tests: ['betting/kinds', 'betting/settlement', 'betting/ticket'] }],
  ['settlement', { sources: ['betting/settlement'], tests: ['betting/settlement', 'betting/grading'] }],
  [
    'points',
    { sources: ['betting/points', 'betting/less-juice'], tests: ['betting/points', 'betting/less-juice'] },
  ],
  ['free-play', { sources: ['betting/free-play'], tests: ['betting/free-play', 'betting/grading'] }],
  [
    'grading',
    {
      sources: ['betting/grading', 'ground/score', 'ground/result'],
      tests: ['betting/grading', 'ground/score', 'ground/result'],
    },
  ],
  ['correlation', { sources: ['betting/correlation'], tests: ['betting/correlation'] }],
  ['rolling-if', { sources: ['betting/rolling-if'], tests: ['betting/rolling-if'] }],
  ['ticket', { sources: ['betting/ticket'], tests: ['betting/ticket'] }],
]);

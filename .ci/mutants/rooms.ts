/** A room of `domain/src`, or several that are one subject, with the tests that have to see its mutants. */
export interface MutatedRoom {
  /** Folders or files of `domain/src` that are mutated. */
  sources: readonly string[];
  /** Rooms of `domain/src` whose tests are run. */
  tests: readonly string[];
}

/** The rooms that decide cents. */
export const ROOMS: ReadonlyMap<string, MutatedRoom> = new Map([
  ['money', { sources: ['money'], tests: ['money', 'price'] }],
  ['price', { sources: ['price'], tests: ['price'] }],
  ['wager', { sources: ['wager'], tests: ['wager', 'if-bet'] }],
  ['parlay', { sources: ['parlay'], tests: ['parlay'] }],
  ['teaser', { sources: ['teaser'], tests: ['teaser'] }],
  ['if-bet', { sources: ['if-bet'], tests: ['if-bet', 'settlement'] }],
  ['settlement', { sources: ['settlement'], tests: ['settlement', 'grading'] }],
  ['points', { sources: ['points', 'less-juice'], tests: ['points', 'less-juice'] }],
  ['free-play', { sources: ['free-play'], tests: ['free-play', 'grading'] }],
  ['grading', { sources: ['grading', 'score', 'result'], tests: ['grading', 'score', 'result'] }],
  ['correlation', { sources: ['correlation'], tests: ['correlation'] }],
  ['rolling-if', { sources: ['rolling-if'], tests: ['rolling-if'] }],
  ['ticket', { sources: ['ticket'], tests: ['ticket'] }],
]);

/** Pairs of legs that are never in one parlay together (HR-14). */
export type ExcludedPairs = ReadonlyArray<readonly [number, number]>;

export interface CombinationFold<Leg, State> {
  /** Legs to choose from, each with its index in the wager: ascending, below 31. */
  legs: ReadonlyArray<readonly [index: number, leg: Leg]>;
  sizes: readonly number[];
  excluded: ExcludedPairs;
  start: State;
  extend: (state: State, leg: Leg) => State;
  /** Called once for each combination. */
  take: (state: State) => void;
}

/**
 * Visits every combination of the sizes without an excluded pair, in lexicographic order. Combinations that begin
 * the same way share the state of their beginning, so that each costs one step and not one per leg.
 */
export const foldCombinations = <Leg, State>(fold: CombinationFold<Leg, State>): void => {
  const { legs, sizes, start, extend, take } = fold;
  const conflicts = listConflicts(fold.excluded);
  const isTaken = Array.from({ length: legs.length + 1 }, (_, size) => sizes.includes(size));
  const least = Math.min(...sizes);
  const most = Math.max(...sizes);

  const visit = (state: State, size: number, from: number, barred: number): void => {
    // As many legs as the least size still lacks must be left after this one.
    const last = legs.length - (least - size) + 1;
    for (let at = from; at < last; at++) {
      const next = legs[at];
      if (next === undefined) return;
      const [index, leg] = next;
      if ((barred & (1 << index)) !== 0) continue;
      const extended = extend(state, leg);
      if (isTaken[size + 1] === true) take(extended);
      if (size + 1 < most) visit(extended, size + 1, at + 1, barred | (conflicts[index] ?? 0));
    }
  };
  visit(start, 0, 0, 0);
};

/** Per leg, as bits, the legs that exclude it. */
const listConflicts = (excluded: ExcludedPairs): number[] => {
  const conflicts: number[] = [];
  for (const [first, second] of excluded) {
    conflicts[first] = (conflicts[first] ?? 0) | (1 << second);
    conflicts[second] = (conflicts[second] ?? 0) | (1 << first);
  }
  return conflicts;
};

import { normalBelow, normalDensity } from './normal.ts';

/** A correlated normal that has to stay below its bound, written by independent ones. */
export interface Bound {
  /** How much it has of each independent normal, up to its step's own. */
  shares: readonly number[];
  below: number;
}

/** The bounds that are about one independent normal once those of the steps before it are known; at least one. */
export type Step = readonly Bound[];

/** What is left of a variance of 1 where nothing is left: roundings of correlations stay far below it. */
const NOTHING_LEFT = 1e-10;

interface Row {
  at: number;
  shares: number[];
  /** Its variance once all steps so far are known. */
  left: number;
}

/**
 * Writes correlated normals by independent ones (Cholesky), the tightest first (Gibson, Glasbey and Elston 1994), which
 * keeps what is integrated smooth. Of equals the first is taken. A normal that follows from others has no step of its
 * own: its bound belongs to the step after which it is known (Genz and Kwong 2000).
 *
 * @param below the bound of each normal
 * @param correlations positive semidefinite, with 1 on its diagonal
 */
export const factorInOrder = (
  below: readonly number[],
  correlations: ReadonlyArray<readonly number[]>,
): Step[] => {
  let rows: Row[] = below.map((_, at) => ({ at, shares: [], left: 1 }));
  const means: number[] = [];
  const steps: Step[] = [];
  while (rows.length > 0) {
    const pivot = selectTightest(rows, below, means);
    const root = Math.sqrt(pivot.left);
    for (const row of rows) {
      if (row === pivot) continue;
      let rest = correlations[row.at]![pivot.at]!;
      for (const [k, share] of pivot.shares.entries()) rest -= share * row.shares[k]!;
      const share = rest / root;
      row.shares.push(share);
      row.left -= share * share;
    }
    const bound = boundOf(pivot, below, means);
    pivot.shares.push(root);
    pivot.left = 0;
    means.push(-normalDensity(bound) / Math.max(normalBelow(bound), SMALLEST));
    const isKnown = ({ left }: Row): boolean => left <= NOTHING_LEFT;
    steps.push(rows.filter(isKnown).map(({ at, shares }) => ({ shares, below: below[at]! })));
    rows = rows.filter((row) => !isKnown(row));
  }
  return steps;
};

const SMALLEST = 1e-300;

/** Its bound on the next independent normal, if those before it have their means. */
const boundOf = ({ at, shares, left }: Row, below: readonly number[], means: readonly number[]): number => {
  let rest = below[at]!;
  for (const [k, share] of shares.entries()) rest -= share * means[k]!;
  return rest / Math.sqrt(left);
};

const selectTightest = (rows: readonly Row[], below: readonly number[], means: readonly number[]): Row => {
  let [tightest, least] = [rows[0]!, boundOf(rows[0]!, below, means)];
  for (const row of rows.slice(1)) {
    const bound = boundOf(row, below, means);
    if (bound < least) [tightest, least] = [row, bound];
  }
  return tightest;
};

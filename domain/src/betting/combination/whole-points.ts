import type { WinCondition } from './win-condition.ts';

/** What floating point leaves of nothing: shares are −1, 0 and 1, so that true figures are far from it. */
const NOTHING = 1e-6;

/** So many cuts are made at most: hostile legs take no longer, and some that can't all win would go together. */
const MOST_CUTS = 200;

/**
 * Whether there are whole points, none of them below nothing, that meet all conditions. Where fractions of points do, a
 * team's points in a period are taken down or up to a whole number, as often as it takes (branch and bound). Points in
 * the parts follow from those in the periods: each period is parts in a row, so that whole sums have whole parts.
 *
 * @param count the number of points: the shares of every condition
 */
export const canBeMet = (conditions: readonly WinCondition[], count: number): boolean => {
  const sums = listSums(conditions);
  let left = MOST_CUTS;
  const look = (cut: readonly WinCondition[]): boolean => {
    const points = meetInFractions(cut, count);
    if (points === null) return false;
    const valueOf = (sum: readonly number[]): number =>
      sum.reduce((value, share, at) => value + share * points[at]!, 0);
    const broken = sums.find((sum) => !isWhole(valueOf(sum)));
    if (broken === undefined || left === 0) return true;
    left -= 1;
    const value = valueOf(broken);
    const down = { shares: broken.map((share) => -share), least: -Math.floor(value) };
    const up = { shares: broken, least: Math.ceil(value) };
    return look([...cut, down]) || look([...cut, up]);
  };
  return look(conditions);
};

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < NOTHING;

/** The sums that conditions are about, as shares: what each team scores in a period. */
const listSums = (conditions: readonly WinCondition[]): number[][] => {
  const sums = new Map<string, number[]>();
  for (const { shares } of conditions) {
    const isCounted = shares.map((share, at) => share !== 0 || shares[at ^ 1] !== 0);
    for (const team of [0, 1]) {
      const sum = isCounted.map((counted, at) => (counted && at % 2 === team ? 1 : 0));
      sums.set(sum.join(), sum);
    }
  }
  return [...sums.values()];
};

/** A figure as a sum: something fixed, and each free figure times a share of its own. */
interface Sum {
  /** The figure's number; free figures come to nothing or more, as all do in the end. */
  figure: number;
  fixed: number;
  shares: number[];
}

/**
 * Bland's form of the simplex method: a sum below nothing changes places with the first free figure that raises it.
 * Taking the lowest number each time, it comes to an end.
 *
 * @returns null: not even fractions of points meet the conditions
 */
const meetInFractions = (conditions: readonly WinCondition[], count: number): number[] | null => {
  const free = Array.from({ length: count }, (_, at) => at);
  const sums = conditions.map(
    ({ shares, least }, at): Sum => ({
      figure: count + at,
      fixed: -least,
      shares: [...shares],
    }),
  );
  for (;;) {
    const low = lowestOf(sums.filter(({ fixed }) => fixed < -NOTHING).map(({ figure }) => figure));
    if (low === null) return pointsOf(sums, count);
    const sum = sums.find(({ figure }) => figure === low)!;
    const raising = lowestOf(free.filter((_figure, at) => sum.shares[at]! > NOTHING));
    if (raising === null) return null;
    exchange(sums, sum, free, free.indexOf(raising));
  }
};

const lowestOf = (figures: readonly number[]): number | null =>
  figures.length === 0 ? null : Math.min(...figures);

const pointsOf = (sums: readonly Sum[], count: number): number[] => {
  const points = Array.from({ length: count }, () => 0);
  for (const { figure, fixed } of sums) if (figure < count) points[figure] = fixed;
  return points;
};

/** Solves a sum for one of its free figures, which becomes the sum, and puts that into the others. */
const exchange = (sums: readonly Sum[], sum: Sum, free: number[], at: number): void => {
  const share = sum.shares[at]!;
  [free[at], sum.figure] = [sum.figure, free[at]!];
  sum.fixed /= -share;
  sum.shares = sum.shares.map((each, other) => (other === at ? 1 / share : -each / share));
  for (const other of sums) {
    const times = other.shares[at]!;
    if (other === sum || times === 0) continue;
    other.shares[at] = 0;
    other.fixed += times * sum.fixed;
    for (const [place, each] of sum.shares.entries()) other.shares[place]! += times * each;
  }
};

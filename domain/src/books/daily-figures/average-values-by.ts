import type { ValueByKind } from './figure-charts.schema.ts';

/** How the legs of one sport, or on one market, compare with their closes; null where no leg is of that kind. */
export interface AverageValue {
  /** A sport, or a market. */
  name: string;
  /** At the number of the close: what they are worth there, per cent of the stake. */
  same: { legs: number; percent: number } | null;
  /** At another number: the points in the customer's favor. */
  other: { legs: number; points: number } | null;
}

const SUMS = ['sameNumberLegs', 'worthSum', 'otherNumberLegs', 'pointsSum'] as const;

/** An average says of how many legs (HR-62): those of the most legs first. */
export const averageValuesBy = (
  kinds: readonly ValueByKind[],
  by: 'sportType' | 'market',
): AverageValue[] => {
  const sums = new Map<string, ValueByKind>();
  for (const kind of kinds) {
    const before = sums.get(kind[by]);
    const after = { ...kind };
    if (before !== undefined) for (const sum of SUMS) after[sum] += before[sum];
    sums.set(kind[by], after);
  }
  const legsOf = (kind: ValueByKind): number => kind.sameNumberLegs + kind.otherNumberLegs;
  return [...sums]
    .toSorted(([, one], [, other]) => legsOf(other) - legsOf(one))
    .map(([name, { sameNumberLegs, worthSum, otherNumberLegs, pointsSum }]) => ({
      name,
      same: sameNumberLegs === 0 ? null : { legs: sameNumberLegs, percent: worthSum / sameNumberLegs / 100 },
      other: otherNumberLegs === 0 ? null : { legs: otherNumberLegs, points: pointsSum / otherNumberLegs },
    }));
};

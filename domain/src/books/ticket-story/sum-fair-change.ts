import type { FairChange } from './fair-change.schema.ts';
import { type AcceptedLeg, compareAsked, weighInMoney } from './weigh-asked.ts';

type Sums = Pick<
  FairChange,
  'picks' | 'better' | 'worse' | 'mixed' | 'gaveCents' | 'costCents' | 'moneyless'
>;

/** Adds up what moved between press and acceptance. A leg that doesn't pay its own price has its number alone. */
export const sumFairChange = (legs: readonly AcceptedLeg[]): Sums => {
  const sums = {
    picks: legs.length,
    better: 0,
    worse: 0,
    mixed: 0,
    gaveCents: 0,
    costCents: 0,
    moneyless: 0,
  };
  for (const leg of legs) {
    const comparison = compareAsked(leg);
    if (comparison === 'same') continue;
    sums[comparison] += 1;
    const cents = weighInMoney(leg);
    if (cents === null) sums.moneyless += 1;
    else if (cents > 0) sums.gaveCents += cents;
    else sums.costCents -= cents;
  }
  return sums;
};

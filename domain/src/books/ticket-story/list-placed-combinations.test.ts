import { expect, it } from 'vitest';
import { createOpenBet } from '../../../testing/open-bet-fixtures.ts';
import type { AcceptedCombination } from '../../betting/wager/wager.ts';
import { listPlacedCombinations } from './list-placed-combinations.ts';

const list = (fields: Partial<AcceptedCombination>) => {
  const combination: AcceptedCombination = {
    legs: [2, 0],
    factor: '36000/10000',
    probabilities: [0.5, 0.5],
    correlations: [
      [1, 0.1],
      [0.1, 1],
    ],
    marginPercent: 5,
    legPercent: 2,
    mostOfProductPercent: 150,
    ...fields,
  };
  const terms = {
    kind: 'combination',
    riskCents: 1_000,
    toWinCents: 2_600,
    entered: 'risk',
    combinations: [combination],
  } as const;
  return listPlacedCombinations([createOpenBet({ terms: { ...terms, combinations: [combination] } })]);
};

it('tells what legs paid together when they were picked, seen and accepted', () => {
  expect(list({ seenFactor: '35000/10000', pickedFactor: '37000/10000' })).toEqual([
    { wagerNumber: 1, numbers: [1, 3], picked: 270, seen: 250, got: 260, moved: 'better' },
  ]);
});

it('compares the exact fractions, and tells what was picked only where another was seen', () => {
  expect(list({ seenFactor: '18/5', pickedFactor: '18/5' })).toMatchObject([
    { picked: undefined, seen: 260, moved: 'same' },
  ]);
  expect(list({ seenFactor: '36001/10000' })).toMatchObject([{ seen: 260, got: 260, moved: 'worse' }]);
});

it('of a wager from before knows what it got alone, and of a straight nothing', () => {
  expect(list({})).toMatchObject([{ picked: undefined, seen: undefined, got: 260, moved: null }]);
  expect(listPlacedCombinations([createOpenBet()])).toEqual([]);
});

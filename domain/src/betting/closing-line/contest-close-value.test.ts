import { describe, expect, it } from 'vitest';
import { formatRational } from '../../ground/money/format-rational.ts';
import { createRational, multiplyRational } from '../../ground/money/rational.ts';
import { calculateContestCloseValue } from './contest-close-value.ts';
import { impliedParts } from './implied-parts.ts';
import { selectContestClose } from './select-contest-close.ts';

const percentOf = (prices: readonly number[], accepted: number): string | null => {
  const sidesSum = prices.map(impliedParts).reduce((sum, parts) => sum + parts, 0);
  const value = calculateContestCloseValue('A. Player', accepted, {
    price: prices[0]!,
    points: null,
    sidesSum,
  });
  return value.by === 'points' || value.worth === null
    ? null
    : formatRational(multiplyRational(value.worth, createRational(100)), 2);
};

describe('the value of a contestant against its close', () => {
  it('HR-61.1: is told in cents and per cent of its share of all sides', () => {
    // 1/10 of 0.1 + 0.5 + 0.4 + 0.25 = 1.25: 0.08 × 13 − 1.
    expect(percentOf([900, 100, 150, 300], 1_200)).toBe('4.00');
    expect(
      calculateContestCloseValue('A. Player', 1_200, { price: 900, points: null, sidesSum: null }),
    ).toEqual({
      by: 'price',
      cents: 300,
      worth: null,
    });
  });

  it('HR-61.1: of thousands of sides is right to a hundredth of a per cent', () => {
    // Each of 3,000 at +299,900 is one in 3,000 and fair: +599,800 pays twice of that, less a stake.
    expect(percentOf(Array<number>(3_000).fill(299_900), 599_800)).toBe('99.97');
  });

  it('HR-61.2: at another number is told in points in the customer’s favor', () => {
    const close = { price: -110, points: 24.5, sidesSum: 1_047_619_048 };
    expect(calculateContestCloseValue('Over 22.5', -110, close)).toEqual({ by: 'points', points: 2 });
    expect(calculateContestCloseValue('Under 22.5', -110, close)).toEqual({ by: 'points', points: -2 });
    expect(calculateContestCloseValue('Over 24.5', -110, close)).toMatchObject({ by: 'price', cents: 0 });
  });
});

describe('the close of a contestant', () => {
  const closed = { price: 150, sidesSum: null };

  it.each([
    ['A. Player', 'A. Player', null],
    // A contestant is its number: a name may be spelled anew.
    ['A. Player', 'Ann Player', null],
    ['Over 22.5', 'Over 24.5', 24.5],
  ])('HR-60.3: of %s is that of %s', (accepted, contestantName, points) => {
    expect(selectContestClose(accepted, { ...closed, contestantName })).toEqual({ ...closed, points });
  });

  it.each([
    ['Over 22.5', 'Under 22.5'],
    ['Over 22.5', 'Yes'],
    ['Yes', 'Over 22.5'],
  ])('HR-60.3: of %s is none where it has become %s', (accepted, contestantName) => {
    expect(selectContestClose(accepted, { ...closed, contestantName })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { calculateRiskAtProfit, calculateToWinAtProfit } from './amounts-at-profit.ts';
import { MAX_TO_WIN_CENTS } from './cents.ts';
import { calculateWinOfStake } from './entered-stake.ts';
import { createRational } from './rational.ts';

const SOLD = createRational(10, 11);
const DOUBLE = createRational(2);

describe('what a stake wins', () => {
  it('HR-3.5: follows from the amount that was entered, at the profit that counts now', () => {
    const stake = { riskCents: 110, toWinCents: 101 };
    expect(calculateWinOfStake({ ...stake, entered: 'risk' }, SOLD, SOLD)).toEqual(createRational(100));
    expect(calculateWinOfStake({ ...stake, entered: 'toWin' }, SOLD, SOLD)).toEqual(createRational(101));
    expect(calculateWinOfStake({ ...stake, entered: 'risk' }, SOLD, DOUBLE)).toEqual(createRational(220));
    expect(calculateWinOfStake({ ...stake, entered: 'toWin' }, SOLD, DOUBLE)).toEqual(
      createRational(1_111, 5),
    );
  });

  it('HR-3.5: a loss is of the risk as it was taken, whichever amount was entered', () => {
    const half = createRational(-1, 2);
    const stake = { riskCents: 111, toWinCents: 101 };
    expect(calculateWinOfStake({ ...stake, entered: 'risk' }, SOLD, half)).toEqual(createRational(-111, 2));
    expect(calculateWinOfStake({ ...stake, entered: 'toWin' }, SOLD, half)).toEqual(createRational(-111, 2));
  });

  it('HR-1.1: is never more than can be counted', () => {
    const most = createRational(MAX_TO_WIN_CENTS);
    const stake = { riskCents: 1, toWinCents: MAX_TO_WIN_CENTS };
    expect(calculateWinOfStake({ ...stake, entered: 'toWin' }, SOLD, DOUBLE)).toEqual(most);
    expect(
      calculateWinOfStake({ ...stake, entered: 'risk' }, SOLD, createRational(MAX_TO_WIN_CENTS + 1)),
    ).toEqual(most);
    expect(calculateToWinAtProfit(1, createRational(MAX_TO_WIN_CENTS))).toBe(MAX_TO_WIN_CENTS);
    expect(calculateToWinAtProfit(1, createRational(MAX_TO_WIN_CENTS - 1))).toBe(MAX_TO_WIN_CENTS - 1);
  });

  it('HR-1.3: and what must be risked are rounded once', () => {
    expect(calculateToWinAtProfit(100, SOLD)).toBe(91);
    expect(calculateRiskAtProfit(91, SOLD)).toBe(100);
    expect(calculateRiskAtProfit(5, DOUBLE)).toBe(3);
  });
});

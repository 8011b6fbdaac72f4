import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPrice } from '../../testing/price-arbitraries.ts';
import { createStraight } from '../../testing/wager-fixtures.ts';
import type { HalfResult, StraightResult } from '../grading/straight-result.ts';
import { addRational, createRational, multiplyRational } from '../money/rational.ts';
import { calculateStraightAmounts, calculateToWinCents } from '../ticket/straight-amounts.ts';
import { calculateLegNet } from './calculate-leg-net.ts';
import { settleWager } from './settle-wager.ts';
import type { Wager, WagerLeg } from './wager.ts';

const anyHalf = fc.constantFrom<HalfResult>('W', 'L', 'P', 'X');
const anyResult = fc.tuple(anyHalf, anyHalf);
const anyStraight = fc
  .record({
    entered: fc.constantFrom('risk', 'toWin', 'base'),
    amount: fc.integer({ min: 1, max: 100_000_000 }),
    price: anyPrice,
  })
  .map(({ entered, amount, price }) => {
    const { riskCents, toWinCents } = calculateStraightAmounts(entered, amount, price);
    return createStraight({ riskCents, toWinCents, price });
  })
  // No ticket is accepted that risks or wins nothing.
  .filter(({ legs: [leg] }) => leg!.riskCents > 0 && leg!.toWinCents > 0);

const netOf = (wager: Wager, result: StraightResult): number => settleWager(wager, [result])!.netCents;
const settle = (leg: Partial<WagerLeg>, result: StraightResult) => settleWager(createStraight(leg), [result]);

describe('settling a straight wager', () => {
  it('HR-1: won makes the to-win as printed, lost costs the risk, push and no action nothing', () => {
    fc.assert(
      fc.property(anyStraight, (wager) => {
        expect(netOf(wager, ['W', 'W'])).toBe(wager.legs[0]!.toWinCents);
        expect(netOf(wager, ['L', 'L'])).toBe(-wager.legs[0]!.riskCents);
        expect(netOf(wager, ['P', 'P'])).toBe(0);
        expect(netOf(wager, ['X', 'X'])).toBe(0);
      }),
    );
  });

  it('HR-1: it never costs more than the risk nor makes more than the to-win', () => {
    fc.assert(
      fc.property(anyStraight, anyResult, (wager, result) => {
        expect(netOf(wager, result)).toBeGreaterThanOrEqual(-wager.legs[0]!.riskCents);
        expect(netOf(wager, result)).toBeLessThanOrEqual(wager.legs[0]!.toWinCents);
      }),
    );
  });

  it('HR-33: two halves make the mean of what each would make whole', () => {
    // At even money nothing is rounded, so that a half's win is exactly half of the to-win.
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), anyResult, (riskCents, [first, second]) => {
        const leg = createStraight({ riskCents, toWinCents: riskCents, price: 100 }).legs[0]!;
        const whole = (half: HalfResult) => calculateLegNet(leg, [half, half]);
        const mean = multiplyRational(addRational(whole(first), whole(second)), createRational(1, 2));
        expect(calculateLegNet(leg, [first, second])).toEqual(mean);
      }),
    );
  });

  it('HR-31: a free play makes what cash would win, and nothing where cash would lose', () => {
    fc.assert(
      fc.property(anyStraight, anyResult, (wager, result) => {
        const cash = settleWager(wager, [result])!;
        expect(settleWager({ ...wager, freePlay: true }, [result])).toEqual({
          status: cash.status,
          netCents: Math.max(0, cash.netCents),
        });
      }),
    );
  });

  it('HR-33, HR-1: half won and half lost are rounded once, half away from zero', () => {
    expect(settle({}, ['W', 'P'])).toEqual({ status: 'W', netCents: 4_545 });
    expect(settle({}, ['L', 'P'])).toEqual({ status: 'L', netCents: -5_000 });
    // 50.5 come back of 101: that is 51.
    const odd = { riskCents: 101, toWinCents: 151, price: 150 };
    expect(settle(odd, ['L', 'P'])).toEqual({ status: 'L', netCents: -50 });
    // 3 + 4.5 / 2 = 5.25. Half of the printed 5 would make it 5.5 and so one cent more.
    expect(settle({ riskCents: 3, toWinCents: 5, price: 150 }, ['W', 'P'])).toEqual({
      status: 'W',
      netCents: 2,
    });
  });

  it('HR-3: half of an entered to-win is half of that figure, though the risk was rounded from it', () => {
    const { riskCents, toWinCents } = calculateStraightAmounts('toWin', 100, 150);
    expect({ riskCents, toWinCents }).toEqual({ riskCents: 67, toWinCents: 100 });
    expect(settle({ riskCents, toWinCents, price: 150 }, ['P', 'W'])?.netCents).toBe(50);
  });

  it('HR-34: at another pitcher it wins at the new price on the original risk, whatever was printed', () => {
    fc.assert(
      fc.property(anyStraight, anyPrice, ({ legs }, price) => {
        const leg = { ...legs[0]!, price, repriced: true };
        expect(settle(leg, ['W', 'W'])?.netCents).toBe(calculateToWinCents(leg.riskCents, price));
        expect(settle(leg, ['L', 'L'])?.netCents).toBe(-leg.riskCents);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPrice } from '../../../testing/price-arbitraries.ts';
import { createLeg, createStraight } from '../../../testing/wager-fixtures.ts';
import type { HalfResult, StraightResult } from '../../ground/result/straight-result.ts';
import { MAX_TO_WIN_CENTS } from '../../ground/money/cents.ts';
import {
  addRational,
  createRational,
  divideRational,
  multiplyRational,
  roundRational,
} from '../../ground/money/rational.ts';
import { profitOfPrice } from '../../ground/price/decimal-factor.ts';
import { calculateStraightAmounts } from '../../ground/price/straight-amounts.ts';
import { calculateDeadHeatWin, calculateLegNet } from './calculate-leg-net.ts';
import { settleWager } from '../settlement/settle-wager.ts';
import type { Wager, WagerLeg } from './wager.ts';

const anyHalf = fc.constantFrom<HalfResult>('W', 'L', 'P', 'X');
const anyResult = fc.tuple(anyHalf, anyHalf);
const anyStraight = fc
  .record({
    asked: fc.constantFrom('risk', 'toWin', 'base'),
    amount: fc.integer({ min: 1, max: 100_000_000 }),
    price: anyPrice,
  })
  .map(({ asked, amount, price }) => {
    const { riskCents, toWinCents, entered } = calculateStraightAmounts(asked, amount, price);
    return createStraight({ riskCents, toWinCents, entered, price });
  })
  // No ticket is accepted that risks or wins nothing.
  .filter(({ legs: [leg] }) => leg!.riskCents > 0 && leg!.toWinCents > 0);

const netOf = (wager: Wager, result: StraightResult): number => settleWager(wager, [result])!.netCents;
const settle = (leg: Partial<WagerLeg>, result: StraightResult) => settleWager(createStraight(leg), [result]);

describe('settling a straight wager', () => {
  it('HR-1.3: won makes the to-win as printed, lost costs the risk, push and no action nothing', () => {
    fc.assert(
      fc.property(anyStraight, (wager) => {
        expect(netOf(wager, ['W', 'W'])).toBe(wager.legs[0]!.toWinCents);
        expect(netOf(wager, ['L', 'L'])).toBe(-wager.legs[0]!.riskCents);
        expect(netOf(wager, ['P', 'P'])).toBe(0);
        expect(netOf(wager, ['X', 'X'])).toBe(0);
      }),
    );
  });

  it('HR-1.3: won whole it makes whole cents, half won what half of the exact win is', () => {
    const leg = createLeg({ riskCents: 100, toWinCents: 91 });
    expect(calculateLegNet(leg, ['W', 'W'])).toEqual(createRational(91));
    expect(calculateLegNet(leg, ['P', 'W'])).toEqual(createRational(500, 11));
  });

  it('HR-40.5: the share that won a dead heat makes its part of the exact win, the rest is lost', () => {
    const leg = createLeg({ price: 300, riskCents: 100, toWinCents: 300 });
    const heat = { tied: 3, places: 1 };
    expect(calculateLegNet(leg, ['W', 'W', heat])).toEqual(createRational(100, 3));
    expect(calculateDeadHeatWin(leg, heat)).toEqual(createRational(100));
    expect(calculateLegNet(leg, ['P', 'P', { tied: 4, places: 1 }])).toEqual(createRational(0));
    expect(calculateLegNet(leg, ['L', 'L', { tied: 8, places: 1 }])).toEqual(createRational(-50));
  });

  it('HR-1.3: it never costs more than the risk nor makes more than the to-win', () => {
    fc.assert(
      fc.property(anyStraight, anyResult, (wager, result) => {
        expect(netOf(wager, result)).toBeGreaterThanOrEqual(-wager.legs[0]!.riskCents);
        expect(netOf(wager, result)).toBeLessThanOrEqual(wager.legs[0]!.toWinCents);
      }),
    );
  });

  it('HR-33.1, HR-33.2: two halves make the mean of what each would make whole', () => {
    // Nothing is rounded at even money, so a half's win is exactly half of the to-win.
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), anyResult, (riskCents, [first, second]) => {
        const leg = createStraight({ riskCents, toWinCents: riskCents, price: 100 }).legs[0]!;
        const whole = (half: HalfResult) => calculateLegNet(leg, [half, half]);
        const mean = multiplyRational(addRational(whole(first), whole(second)), createRational(1, 2));
        expect(calculateLegNet(leg, [first, second])).toEqual(mean);
      }),
    );
  });

  it('HR-31.1: a free play makes what cash would win, and nothing where cash would lose', () => {
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

  it('HR-33.2, HR-1.3: half won and half lost are rounded once, half away from zero', () => {
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

  it('HR-3.5: half of an entered to-win is half of that figure, though the risk was rounded from it', () => {
    const half = (amountCents: number, price: number) => {
      const { baseCents: _base, ...amounts } = calculateStraightAmounts('toWin', amountCents, price);
      return [amounts.riskCents, settle({ ...amounts, price }, ['P', 'W'])?.netCents];
    };
    expect(half(100, 150)).toEqual([67, 50]);
    // 110.01 would also win 100.01 when risked, and half of that is a cent less.
    expect(half(10_001, -110)).toEqual([11_001, 5_001]);
    expect(settle({ riskCents: 11_001, toWinCents: 10_001, entered: 'risk' }, ['W', 'P'])?.netCents).toBe(
      5_000,
    );
  });

  it('HR-3.5, HR-24.2: an ARBC to win 20.00 whose +105 is half won makes 200.00 with two won legs at −110', () => {
    const leg = (price: number, isQuarter = false): WagerLeg => {
      const { baseCents: _base, ...amounts } = calculateStraightAmounts('toWin', 2_000, price);
      return createLeg({ ...amounts, price, isQuarter });
    };
    const arbc: Wager = {
      terms: { kind: 'reverse' },
      legs: [leg(105, true), leg(-110), leg(-110)],
      freePlay: false,
    };
    const results: StraightResult[] = [
      ['W', 'P'],
      ['W', 'W'],
      ['W', 'W'],
    ];
    expect(settleWager(arbc, results)).toEqual({ status: 'W', netCents: 20_000 });
  });

  it('HR-34.2: it wins, with another pitcher, at the new price on the original risk, whatever was printed', () => {
    fc.assert(
      fc.property(anyStraight, anyPrice, ({ legs }, price) => {
        const sold = legs[0]!;
        const leg = { ...sold, price, repricedFrom: sold.price };
        const exactRisk =
          sold.entered === 'risk'
            ? createRational(sold.riskCents)
            : divideRational(createRational(sold.toWinCents), profitOfPrice(sold.price));
        const win = roundRational(multiplyRational(exactRisk, profitOfPrice(price)));
        const paid = win > MAX_TO_WIN_CENTS ? MAX_TO_WIN_CENTS : Number(win);
        expect(settle(leg, ['W', 'W'])?.netCents).toBe(paid);
        expect(settle(leg, ['L', 'L'])?.netCents).toBe(-leg.riskCents);
      }),
    );
  });
});

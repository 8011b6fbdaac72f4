import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumFairChange } from './sum-fair-change.ts';
import type { AcceptedLeg } from './weigh-asked.ts';

const SPREAD = { type: 'G', gameNum: 1, periodNumber: 0, market: 'S', side: 'team1' } as const;
const OVER = { ...SPREAD, market: 'L', side: 'over' } as const;

/** A straight for 110.00 at −3 −110, asked and accepted. */
const leg = (changes: Partial<AcceptedLeg> = {}): AcceptedLeg => {
  const line = changes.line ?? { price: -110, points: -3 };
  return {
    pick: SPREAD,
    asked: { price: -110, points: -3 },
    line,
    final: line,
    paysOwnPrice: true,
    own: { entered: 'risk', riskCents: 11_000, toWinCents: 10_000 },
    ...changes,
  };
};

describe('what a choice for moved prices gave and cost', () => {
  it('is nothing while every leg was accepted as it was asked', () => {
    expect(sumFairChange([])).toMatchObject({ picks: 0, better: 0, worse: 0, gaveCents: 0, costCents: 0 });
    expect(sumFairChange([leg(), leg()])).toEqual({
      picks: 2,
      better: 0,
      worse: 0,
      mixed: 0,
      gaveCents: 0,
      costCents: 0,
      moneyless: 0,
    });
  });

  it('is the to-win where the risk was entered, to the cent', () => {
    const better = leg({ line: { price: -105, points: -3 } });
    const worse = leg({ line: { price: -115, points: -3 } });
    // 110.00 wins 104.76 at −105 and 95.65 at −115 instead of 100.00.
    expect(sumFairChange([better, worse, worse])).toMatchObject({
      picks: 3,
      better: 1,
      worse: 2,
      gaveCents: 476,
      costCents: 870,
      moneyless: 0,
    });
  });

  it('is the risk where the to-win was entered', () => {
    const own = { entered: 'toWin', riskCents: 11_500, toWinCents: 10_000 } as const;
    const worse = leg({ line: { price: -115, points: -3 }, own });
    const better = leg({ line: { price: -105, points: -3 }, own });
    expect(sumFairChange([worse])).toMatchObject({ worse: 1, gaveCents: 0, costCents: 500 });
    expect(sumFairChange([better])).toMatchObject({ better: 1, gaveCents: 500, costCents: 0 });
  });

  it('counts a number that moved, and has no sum for it', () => {
    const worse = leg({ line: { price: -110, points: -3.5 } });
    const better = leg({ pick: OVER, line: { price: -110, points: -4 } });
    const mixed = leg({ line: { price: -105, points: -3.5 } });
    expect(sumFairChange([worse, better, mixed])).toEqual({
      picks: 3,
      better: 1,
      worse: 1,
      mixed: 1,
      gaveCents: 0,
      costCents: 0,
      moneyless: 3,
    });
  });

  it('has no sum for legs that share an amount, nor for points that were bought', () => {
    const ofParlay = leg({ line: { price: -115, points: -3 }, own: null });
    const bought = leg({ line: { price: -115, points: -3 }, final: { price: -125, points: -2.5 } });
    expect(sumFairChange([ofParlay, bought])).toMatchObject({ worse: 2, costCents: 0, moneyless: 2 });
  });

  it('looks at the number alone where the price doesn’t pay, as in a teaser', () => {
    const line = { price: -115, points: -3 };
    expect(sumFairChange([leg({ line, paysOwnPrice: false, own: null })])).toMatchObject({ worse: 0 });
    const moved = { price: -105, points: -3.5 };
    expect(sumFairChange([leg({ line: moved, paysOwnPrice: false, own: null })])).toMatchObject({
      worse: 1,
      mixed: 0,
    });
  });

  it('gives one way as much as it costs the other, and is never negative', () => {
    const price = fc.integer({ min: 100, max: 400 }).chain((n) => fc.constantFrom(n, -n));
    fc.assert(
      fc.property(price, price, fc.integer({ min: 100, max: 1_000_000 }), (one, other, riskCents) => {
        const own = { entered: 'risk', riskCents, toWinCents: 0 } as const;
        const at = (asked: number, got: number) =>
          sumFairChange([
            leg({ asked: { price: asked, points: -3 }, line: { price: got, points: -3 }, own }),
          ]);
        const [there, back] = [at(one, other), at(other, one)];
        expect([there.gaveCents, there.costCents]).toEqual([back.costCents, back.gaveCents]);
        expect(Math.min(there.gaveCents, there.costCents)).toBe(0);
        expect(Object.is(there.costCents, -0)).toBe(false);
      }),
    );
  });
});

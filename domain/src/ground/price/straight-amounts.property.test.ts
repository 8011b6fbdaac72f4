import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPrice } from '../../../testing/price-arbitraries.ts';
import { MAX_AMOUNT_CENTS } from '../money/cents.ts';
import { calculateStraightAmounts } from './straight-amounts.ts';

const anyAmount = fc.integer({ min: 0, max: MAX_AMOUNT_CENTS });
const anyEntered = fc.constantFrom('risk', 'toWin', 'base');

describe('amounts of a straight wager', () => {
  it('HR-3.1: the amount that was entered is kept to the cent', () => {
    fc.assert(
      fc.property(anyAmount, anyPrice, (amount, price) => {
        expect(calculateStraightAmounts('risk', amount, price).riskCents).toBe(amount);
        expect(calculateStraightAmounts('toWin', amount, price).toWinCents).toBe(amount);
        expect(calculateStraightAmounts('base', amount, price).baseCents).toBe(amount);
      }),
    );
  });

  it('HR-3.2: the base amount is the to-win of a favourite, the risk of an underdog, and never the larger of the two', () => {
    fc.assert(
      fc.property(anyEntered, anyAmount, anyPrice, (entered, amount, price) => {
        const { riskCents, toWinCents, baseCents } = calculateStraightAmounts(entered, amount, price);
        expect(baseCents).toBe(price < 0 ? toWinCents : riskCents);
        expect(baseCents).toBe(Math.min(riskCents, toWinCents));
      }),
    );
  });

  it('HR-1.3: the amount that is calculated is the cent nearest to the exact one', () => {
    fc.assert(
      fc.property(anyAmount, anyPrice, (amount, price) => {
        const [profit, unit] = price > 0 ? [BigInt(price), 100n] : [100n, BigInt(-price)];
        const { toWinCents } = calculateStraightAmounts('risk', amount, price);
        // |toWin − risk · profit/unit| ≤ ½, in whole numbers.
        const missed = 2n * (BigInt(toWinCents) * unit - BigInt(amount) * profit);
        expect(missed <= unit && missed >= -unit).toBe(true);
        const { riskCents } = calculateStraightAmounts('toWin', amount, price);
        const missedRisk = 2n * (BigInt(riskCents) * profit - BigInt(amount) * unit);
        expect(missedRisk <= profit && missedRisk >= -profit).toBe(true);
      }),
    );
  });

  it('HR-1.3: an underdog’s risk and a favourite’s to-win survive the conversion there and back', () => {
    fc.assert(
      fc.property(anyAmount, anyPrice, (amount, price) => {
        const there = calculateStraightAmounts('base', amount, price);
        const back =
          price < 0
            ? calculateStraightAmounts('risk', there.riskCents, price)
            : calculateStraightAmounts('toWin', there.toWinCents, price);
        expect(back.baseCents).toBe(amount);
      }),
    );
  });

  it('HR-1.3: the larger amount comes back within half the worth of one cent of the smaller one', () => {
    fc.assert(
      fc.property(anyAmount, anyPrice, (amount, price) => {
        const factor = Math.abs(price) / 100;
        const back =
          price < 0
            ? calculateStraightAmounts(
                'toWin',
                calculateStraightAmounts('risk', amount, price).toWinCents,
                price,
              ).riskCents
            : calculateStraightAmounts(
                'risk',
                calculateStraightAmounts('toWin', amount, price).riskCents,
                price,
              ).toWinCents;
        expect(Math.abs(back - amount)).toBeLessThanOrEqual(factor / 2 + 0.5);
      }),
    );
  });

  it('HR-1.3: a higher risk never wins less', () => {
    fc.assert(
      fc.property(anyAmount, fc.nat(1_000), anyPrice, (amount, more, price) => {
        const less = calculateStraightAmounts('risk', amount, price).toWinCents;
        expect(calculateStraightAmounts('risk', amount + more, price).toWinCents).toBeGreaterThanOrEqual(
          less,
        );
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateSettlement } from './calculate-settlement.ts';

const amount = fc.integer({ min: -1_000_000, max: 1_000_000 });

describe('settling a week', () => {
  it.each([
    [-50_000, 0, 0, { owedCents: -50_000, settledCents: 50_000, carriedCents: 0 }],
    [-50_000, 20_000, 0, { owedCents: -30_000, settledCents: 30_000, carriedCents: 0 }],
    [-50_000, 70_000, 0, { owedCents: 0, settledCents: 0, carriedCents: 0 }],
    [-50_000, -10_000, 0, { owedCents: -50_000, settledCents: 50_000, carriedCents: 0 }],
    [50_000, -20_000, 0, { owedCents: 30_000, settledCents: -30_000, carriedCents: 0 }],
    [4_999, 0, 5_000, { owedCents: 4_999, settledCents: 0, carriedCents: 4_999 }],
    [-5_000, 0, 5_000, { owedCents: -5_000, settledCents: 5_000, carriedCents: 0 }],
    [0, 10_000, 5_000, { owedCents: 0, settledCents: 0, carriedCents: 0 }],
  ])(
    'HR-43.4: of %i after payments of %i, carried under %i',
    (closing, paidSinceCents, carryUnderCents, settled) => {
      expect(calculateSettlement(closing, { paidSinceCents, carryUnderCents })).toEqual(settled);
    },
  );

  it('HR-43.4: a debt is settled or carried, whole, and never turns round', () => {
    fc.assert(
      fc.property(amount, amount, fc.nat(2_000_000), (closing, paidSinceCents, carryUnderCents) => {
        const { owedCents, settledCents, carriedCents } = calculateSettlement(closing, {
          paidSinceCents,
          carryUnderCents,
        });
        expect(carriedCents - settledCents).toBe(owedCents);
        expect(settledCents === 0 || carriedCents === 0).toBe(true);
        expect(owedCents === 0 || Math.sign(owedCents) === Math.sign(closing)).toBe(true);
        expect(Math.abs(owedCents)).toBeLessThanOrEqual(Math.abs(closing));
      }),
    );
  });
});

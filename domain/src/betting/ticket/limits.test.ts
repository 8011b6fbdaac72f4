import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPrice } from '../../../testing/price-arbitraries.ts';
import { anyLimit } from '../../../testing/ticket-fixtures.ts';
import type { WagerLimit } from '../../account/customer/customer.schema.ts';
import { MAX_AMOUNT_CENTS } from '../../ground/money/cents.ts';
import { calculateMaximumAmounts, selectLimitCents } from './limits.ts';
import { calculateStraightAmounts } from '../../ground/price/straight-amounts.ts';

const SUBJECT = { sportType: 'Football', sportSubType: 'NFL', periodNumber: 1, limitType: 'M' } as const;
const limit = (maxBaseCents: number, fields: Partial<WagerLimit>): WagerLimit => ({
  ...anyLimit(maxBaseCents),
  ...fields,
});

describe('selectLimitCents', () => {
  it('HR-4.3: the matching row that names most counts, whatever its figure', () => {
    const rows = [
      limit(1, {}),
      limit(2, { sportType: 'Football' }),
      limit(9, { sportType: 'Football', sportSubType: 'NFL' }),
      limit(4, { sportType: 'Football', sportSubType: 'NFL', periodNumber: 1 }),
      limit(7, { sportType: 'Football', sportSubType: 'NFL', periodNumber: 1, limitType: 'M' }),
    ];
    for (let count = 1; count <= rows.length; count += 1) {
      const expected = rows[count - 1]!.maxBaseCents;
      expect(selectLimitCents(rows.slice(0, count), SUBJECT)).toBe(expected);
      expect(selectLimitCents(rows.slice(0, count).toReversed(), SUBJECT)).toBe(expected);
    }
  });

  it('HR-4.3: wager type is, with equally many fields named, more specific than period, then sub-sport, then sport', () => {
    const rows = [
      limit(1, { sportType: 'Football' }),
      limit(2, { sportSubType: 'NFL' }),
      limit(3, { periodNumber: 1 }),
      limit(4, { limitType: 'M' }),
    ];
    for (let count = 1; count <= rows.length; count += 1) {
      expect(selectLimitCents(rows.slice(0, count).toReversed(), SUBJECT)).toBe(count);
    }
  });

  it('HR-4.3: two fields are more specific than any one, three than any two', () => {
    const rows = [limit(1, { limitType: 'M' }), limit(2, { sportType: 'Football', sportSubType: 'NFL' })];
    expect(selectLimitCents(rows, SUBJECT)).toBe(2);
    const three = limit(3, { sportType: 'Football', sportSubType: 'NFL', periodNumber: 1 });
    expect(selectLimitCents([limit(2, { periodNumber: 1, limitType: 'M' }), three], SUBJECT)).toBe(3);
  });

  it('HR-4.3: rows for something else do not count, equal rows count by the lower figure', () => {
    expect(selectLimitCents([limit(5, {}), limit(9, { sportType: 'Hockey' })], SUBJECT)).toBe(5);
    expect(selectLimitCents([limit(5, {}), limit(9, { periodNumber: 0 })], SUBJECT)).toBe(5);
    expect(selectLimitCents([limit(6, {}), limit(5, {}), limit(7, {})], SUBJECT)).toBe(5);
    expect(
      selectLimitCents([limit(5, {}), limit(9, { periodNumber: 0 })], { ...SUBJECT, periodNumber: null }),
    ).toBe(5);
  });

  it('HR-4.3: without a row nothing may be bet', () => {
    expect(selectLimitCents([], SUBJECT)).toBe(0);
    expect(selectLimitCents([limit(9, { sportType: 'Hockey' })], SUBJECT)).toBe(0);
  });
});

describe('calculateMaximumAmounts', () => {
  const INPUT = {
    limitCents: 50_000,
    status: 'O',
    lineMaxCents: null,
    exposureCents: 0,
    maxPayoutCents: null,
    mostWinCents: 10_000_000,
    price: -110,
  } as const;
  const maximum = (fields: Partial<Parameters<typeof calculateMaximumAmounts>[0]> = {}) =>
    calculateMaximumAmounts({ ...INPUT, ...fields });

  it('HR-4.1: the limit is the to-win of a favourite and the risk of an underdog', () => {
    expect(maximum()).toEqual({ maxWagerLimitCents: 50_000, riskMaxCents: 55_000, toWinMaxCents: 50_000 });
    expect(maximum({ price: 150 })).toEqual({
      maxWagerLimitCents: 50_000,
      riskMaxCents: 50_000,
      toWinMaxCents: 75_000,
    });
  });

  it('HR-4.2: a line’s own maximum counts while it is circled, and only when it is lower', () => {
    expect(maximum({ status: 'I', lineMaxCents: 20_000 }).maxWagerLimitCents).toBe(20_000);
    expect(maximum({ status: 'I', lineMaxCents: 90_000 }).maxWagerLimitCents).toBe(50_000);
    expect(maximum({ status: 'O', lineMaxCents: 20_000 }).maxWagerLimitCents).toBe(50_000);
    expect(maximum({ status: 'I' }).maxWagerLimitCents).toBe(50_000);
  });

  it('HR-4.4: the risk on the pick so far is taken off, down to nothing', () => {
    expect(maximum({ exposureCents: 30_000 }).maxWagerLimitCents).toBe(20_000);
    expect(maximum({ exposureCents: 15_000, status: 'I', lineMaxCents: 20_000 }).maxWagerLimitCents).toBe(
      5_000,
    );
    expect(maximum({ exposureCents: 60_000 })).toEqual({
      maxWagerLimitCents: 0,
      riskMaxCents: 0,
      toWinMaxCents: 0,
    });
  });

  it('VAL2-14: the maximum payout caps risk and to-win together, as high as it lets', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), anyPrice, (maxPayoutCents, price) => {
        const most = maximum({ limitCents: MAX_AMOUNT_CENTS, maxPayoutCents, price });
        expect(most.riskMaxCents + most.toWinMaxCents).toBeLessThanOrEqual(maxPayoutCents);
        const more = calculateStraightAmounts('base', most.maxWagerLimitCents + 1, price);
        expect(more.riskCents + more.toWinCents).toBeGreaterThan(maxPayoutCents);
      }),
    );
  });

  it('HR-4.1: each maximum, entered, leads to the other and to the limit', () => {
    fc.assert(
      fc.property(fc.nat(MAX_AMOUNT_CENTS), anyPrice, (limitCents, price) => {
        const { maxWagerLimitCents, riskMaxCents, toWinMaxCents } = maximum({ limitCents, price });
        const byRisk = calculateStraightAmounts('risk', riskMaxCents, price);
        const byToWin = calculateStraightAmounts('toWin', toWinMaxCents, price);
        const expected = {
          riskCents: riskMaxCents,
          toWinCents: toWinMaxCents,
          baseCents: maxWagerLimitCents,
          entered: price < 0 ? 'toWin' : 'risk',
        };
        expect(price < 0 ? byToWin : byRisk).toEqual(expected);
        expect(byRisk.toWinCents).toBeLessThanOrEqual(toWinMaxCents);
        expect(byToWin.riskCents).toBeLessThanOrEqual(riskMaxCents);
      }),
    );
  });
});

import { expect, it } from 'vitest';
import { StartRefused } from '../ground/report/start-refused.ts';
import { readCashTerms } from './cash-terms.ts';
import { readConfig } from './read-config.ts';

const termsOf = (env: Record<string, string>) => {
  const result = readConfig(env);
  if (!result.ok) throw new Error(result.mistake);
  return readCashTerms(result.config);
};

it('CASH-6: nothing approves itself unless the book says so, but in a demo', () => {
  expect(termsOf({})).toMatchObject({ mostWaiting: 5, automaticCents: { deposit: 0, payout: 0 } });
  const demo = termsOf({ DEMO: 'true' }).automaticCents;
  expect(demo).toEqual({ deposit: 100_000, payout: 25_000 });
  const own = { DEMO: 'true', CASHIER_AUTO_DEPOSIT_CENTS: '0', CASHIER_AUTO_PAYOUT_CENTS: '700' };
  expect(termsOf(own).automaticCents).toEqual({ deposit: 0, payout: 700 });
});

it('CASH-5: refuses bounds that nothing fits, and amounts that are none', () => {
  const turned = { CASHIER_SMALLEST_CENTS: '501', CASHIER_LARGEST_CENTS: '500' };
  expect(() => termsOf(turned)).toThrow(StartRefused);
  expect(termsOf({ ...turned, CASHIER_LARGEST_CENTS: '501' })).toMatchObject({ largestCents: 501 });
  for (const wrong of ['-1', '1.5', 'x'])
    expect(() => termsOf({ CASHIER_AUTO_PAYOUT_CENTS: wrong })).toThrow('CASHIER_AUTO_PAYOUT_CENTS got');
});

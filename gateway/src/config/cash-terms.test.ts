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
  const none = { of: {}, others: 0 };
  expect(termsOf({})).toMatchObject({ mostWaiting: 5, automaticCents: { deposit: none, payout: none } });
  const demo = termsOf({ DEMO: 'true' }).automaticCents;
  expect(demo).toEqual({ deposit: { of: {}, others: 100_000 }, payout: { of: {}, others: 25_000 } });
  const own = { DEMO: 'true', CASHIER_AUTO_DEPOSIT_CENTS: '0', CASHIER_AUTO_PAYOUT_CENTS: '700' };
  expect(termsOf(own).automaticCents).toEqual({ deposit: none, payout: { of: {}, others: 700 } });
});

it('CASH-6: takes amounts by currency, and nothing for those that no amount is said for', () => {
  const payout = (said: string) => termsOf({ CASHIER_AUTO_PAYOUT_CENTS: said }).automaticCents.payout;
  expect(payout('20000, MXN=400000')).toEqual({ of: { MXN: 400_000 }, others: 20_000 });
  expect(payout('USD=500,EUR=400')).toEqual({ of: { USD: 500, EUR: 400 }, others: 0 });
});

it('CASH-5: refuses bounds that nothing fits, and amounts that are none', () => {
  const turned = { CASHIER_SMALLEST_CENTS: '501', CASHIER_LARGEST_CENTS: '500' };
  expect(() => termsOf(turned)).toThrow(StartRefused);
  expect(termsOf({ ...turned, CASHIER_LARGEST_CENTS: '501' })).toMatchObject({ largestCents: 501 });
  for (const wrong of ['-1', '1.5', 'x', 'usd=5', 'USD=5,USD=6', '5,6', '5,', 'USD=10000000001'])
    expect(() => termsOf({ CASHIER_AUTO_PAYOUT_CENTS: wrong })).toThrow('CASHIER_AUTO_PAYOUT_CENTS got');
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CASH_KINDS, CASH_STATES, effectOfCash, payableOf, payableOfHeld } from './cash-request.ts';
import { isAutomatic, judgeCashAmount } from './cash-terms.ts';

const amountCents = fc.integer({ min: 1, max: 10_000_000_000 });
const kind = fc.constantFrom(...CASH_KINDS);
const end = fc.constantFrom(...CASH_STATES.filter((state) => state !== 'waiting'));

it('CASH-3, CASH-4: however a request ends nothing stays held, and only what is approved moved its amount', () => {
  fc.assert(
    fc.property(kind, amountCents, end, (what, cents, to) => {
      const request = { kind: what, amountCents: cents };
      const asked = effectOfCash(request, null, 'waiting');
      const ended = effectOfCash(request, 'waiting', to);
      expect(asked).toMatchObject({ madeCents: 0, heldCents: what === 'payout' ? cents : 0 });
      expect(asked.heldCents + ended.heldCents).toBe(0);
      const moved = to === 'approved' ? (what === 'deposit' ? cents : -cents) : 0;
      expect(ended.madeCents).toBe(moved);
      if (to !== 'approved') return;
      expect(effectOfCash(request, null, to)).toMatchObject({ madeCents: moved, heldCents: 0 });
    }),
  );
});

it('CASH-2: what may be taken out is own money that nothing holds', () => {
  expect(payableOf({ currentBalanceCents: 10_000, atRiskCents: 4_000 })).toBe(6_000);
  expect(payableOf({ currentBalanceCents: -500, atRiskCents: 0 })).toBe(0);
  expect(payableOf({ currentBalanceCents: 1_000, atRiskCents: 4_000 })).toBe(0);
});

it('CASH-4: a payout that is held is paid while the money is there, with bets on credit or without', () => {
  const held = (currentBalanceCents: number, availableCents: number) =>
    payableOfHeld({ currentBalanceCents, availableCents }, 10_000);
  expect(held(10_000, 0)).toBe(10_000);
  // A win was corrected away: the balance no longer has it, or the open bets of a post-up customer need it.
  expect(held(4_000, -6_000)).toBe(4_000);
  expect(held(11_000, -4_000)).toBe(6_000);
  expect(held(-3_000, -13_000)).toBe(0);
  // 50.00 were bet on a credit line of 200.00 meanwhile.
  expect(held(10_000, 15_000)).toBe(10_000);
});

const TERMS = {
  smallestCents: 1_000,
  largestCents: 50_000,
  mostWaiting: 2,
  automaticCents: {
    deposit: { of: { MXN: 400_000, JPY: 0 }, others: 20_000 },
    payout: { of: {}, others: 0 },
  },
};

it('CASH-5: an amount is within the book’s bounds', () => {
  expect([999, 1_000, 50_000, 50_001].map((cents) => judgeCashAmount(cents, TERMS))).toEqual([
    'amountTooSmall',
    null,
    null,
    'amountTooLarge',
  ]);
});

it('CASH-6: a rule approves up to its sum in a day, and without one nothing', () => {
  const deposit = (cents: number, approvedTodayCents: number) =>
    isAutomatic({ kind: 'deposit', amountCents: cents, currency: 'USD', approvedTodayCents }, TERMS);
  expect([deposit(20_000, 0), deposit(20_001, 0), deposit(5_000, 15_000), deposit(5_001, 15_000)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  const first = { amountCents: 1, currency: 'USD', approvedTodayCents: 0 };
  expect(isAutomatic({ ...first, kind: 'payout' }, TERMS)).toBe(false);
});

it.each([
  ['MXN', 400_000],
  ['JPY', 0],
  ['EUR', 20_000],
  ['toString', 20_000],
])('CASH-6: the sum of a rule is the currency’s own: in %s %i', (currency, most) => {
  const deposit = (amountCents: number) =>
    isAutomatic({ kind: 'deposit', amountCents, currency, approvedTodayCents: 0 }, TERMS);
  expect([deposit(most), deposit(most + 1)]).toEqual([true, false]);
});

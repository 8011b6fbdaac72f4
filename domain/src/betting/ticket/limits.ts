import type { LimitSubject, WagerLimit } from '../../account/customer/customer.schema.ts';
import { type Cents, MAX_AMOUNT_CENTS } from '../../ground/money/cents.ts';
import { createRational, divideRational } from '../../ground/money/rational.ts';
import type { LineStatus } from '../../lines/line/line-status.schema.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';
import { factorOfPrice } from '../../ground/price/decimal-factor.ts';
import { calculateStraightAmounts } from '../../ground/price/straight-amounts.ts';

/**
 * Sorted from general to specific, as HR-4 names them: of two with equally many fields, the later one is more specific.
 */
const FIELDS = ['sportType', 'sportSubType', 'periodNumber', 'limitType'] as const;

const matches = (limit: WagerLimit, subject: LimitSubject): boolean =>
  FIELDS.every((field) => limit[field] === null || limit[field] === subject[field]);

const specificityOf = (limit: WagerLimit): number =>
  FIELDS.reduce((sum, field, at) => sum + (limit[field] === null ? 0 : 100 + 2 ** at), 0);

/**
 * The customer's limit as base amount (HR-4): the most specific row that matches, of equally specific rows the
 * lowest. No row is no permission: 0.
 */
export const selectLimitCents = (limits: readonly WagerLimit[], subject: LimitSubject): Cents => {
  let best: WagerLimit | null = null;
  for (const limit of limits) {
    if (!matches(limit, subject)) continue;
    const difference = best === null ? 1 : specificityOf(limit) - specificityOf(best);
    if (best === null || difference > 0 || (difference === 0 && limit.maxBaseCents < best.maxBaseCents))
      best = limit;
  }
  return best?.maxBaseCents ?? 0;
};

export interface MaximumAmounts {
  /** What is left of the limit, as base amount. */
  maxWagerLimitCents: Cents;
  riskMaxCents: Cents;
  toWinMaxCents: Cents;
}

/**
 * Maximum risk and to-win at the current price (HR-4).
 * @param maxPayoutCents cap on risk and to-win together (ContestMaxPayout), null for none
 * @param mostWinCents cap on the to-win (HR-84)
 */
export const calculateMaximumAmounts = (input: {
  limitCents: Cents;
  status: LineStatus;
  lineMaxCents: Cents | null;
  exposureCents: Cents;
  maxPayoutCents: Cents | null;
  mostWinCents: Cents;
  price: AmericanPrice;
}): MaximumAmounts => {
  const { limitCents, status, lineMaxCents, exposureCents, maxPayoutCents, mostWinCents, price } = input;
  const circledMaxCents = status === 'I' ? (lineMaxCents ?? limitCents) : limitCents;
  // Neither amount may pass the largest that can be entered, so that every maximum shown is one that is taken.
  const enterableCents = Number((BigInt(MAX_AMOUNT_CENTS) * 100n) / BigInt(Math.abs(price)));
  const leftCents = Math.max(0, Math.min(limitCents, circledMaxCents) - exposureCents);
  let baseCents = Math.min(leftCents, enterableCents, calculateBaseOfWin(mostWinCents, price));
  if (maxPayoutCents !== null) baseCents = Math.min(baseCents, calculateBaseOfPayout(maxPayoutCents, price));
  const { riskCents, toWinCents } = calculateStraightAmounts('base', baseCents, price);
  return { maxWagerLimitCents: baseCents, riskMaxCents: riskCents, toWinMaxCents: toWinCents };
};

/** The largest base amount whose risk and to-win together, rounded as they will be, stay within the payout. */
const calculateBaseOfPayout = (maxPayoutCents: Cents, price: AmericanPrice): Cents => {
  // The base amount grows by the underdog's factor, whichever side is bet: p < 0 risks |p|/100 of the to-win.
  const exact = divideRational(createRational(Math.max(0, maxPayoutCents)), factorOfPrice(Math.abs(price)));
  const floor = Number(exact.numerator / exact.denominator);
  const { riskCents, toWinCents } = calculateStraightAmounts('base', floor + 1, price);
  // One more cent may still fit when its other amount rounds down.
  return riskCents + toWinCents <= maxPayoutCents ? floor + 1 : floor;
};

/** The largest base amount that wins no more than so much, rounded as it will be. */
const calculateBaseOfWin = (mostWinCents: Cents, price: AmericanPrice): Cents => {
  if (price < 0) return mostWinCents;
  const floor = Number((BigInt(Math.max(0, mostWinCents)) * 100n) / BigInt(price));
  return calculateStraightAmounts('base', floor + 1, price).toWinCents <= mostWinCents ? floor + 1 : floor;
};

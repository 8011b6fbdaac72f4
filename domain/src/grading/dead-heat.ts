import type { Cents } from '../money/cents.ts';
import { createRational, multiplyRational, type Rational } from '../money/rational.ts';
import type { AmericanPrice } from '../price/american-price.ts';
import { factorOfPrice } from '../price/decimal-factor.ts';

/**
 * Payout in cents, before its one rounding (HR-1), when `tied` contestants share `places`: that part of the stake
 * wins at the full price and the rest is lost.
 */
export const calculateDeadHeatPayout = (wager: {
  riskCents: Cents;
  price: AmericanPrice;
  tied: number;
  places: number;
}): Rational =>
  multiplyRational(createRational(wager.riskCents * wager.places, wager.tied), factorOfPrice(wager.price));

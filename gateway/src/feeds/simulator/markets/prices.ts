import type { AmericanPrice } from '@lineboard/domain/price/american-price';

/**
 * Prices as one unbroken row of cents around even money: 0 is +100, 10 is −110, −5 is +105. Moving along it never
 * falls into the gap between −100 and +100 (HR-30).
 */
export const priceOfCents = (cents: number): AmericanPrice => {
  const whole = Math.round(cents);
  return whole > 0 ? -100 - whole : 100 - whole;
};

/** Cents at which a bet that wins with this probability is fair; 0 < probability < 1. */
const fairCents = (probability: number): number =>
  probability >= 0.5
    ? (100 * probability) / (1 - probability) - 100
    : 100 - (100 * (1 - probability)) / probability;

/** Long prices are rounded more coarsely, as books write them. */
const roundCents = (cents: number): number => {
  const size = Math.abs(cents);
  const step = size < 100 ? 1 : size < 400 ? 5 : size < 900 ? 10 : 50;
  return Math.round(cents / step) * step;
};

export interface TwoWay {
  price1: AmericanPrice;
  price2: AmericanPrice;
}

/** Longest favourite that is still offered: beyond it a market has no price. */
const MOST_CENTS = 9_900;

/**
 * Both prices of a market with two ends, 20 cents apart and more the longer they are.
 * @returns null when too one-sided
 */
export const priceTwoWay = (probability1: number): TwoWay | null => {
  const cents = fairCents(Math.min(0.999_9, Math.max(0.000_1, probability1)));
  const margin = 10 + Math.abs(cents) * 0.05;
  if (Math.abs(cents) + margin > MOST_CENTS) return null;
  return {
    price1: priceOfCents(roundCents(cents + margin)),
    price2: priceOfCents(roundCents(margin - cents)),
  };
};

/** A price of a market with many ends, the book's margin included. @returns null when too one-sided */
export const priceOneOf = (probability: number, margin: number): AmericanPrice | null => {
  const cents = fairCents(Math.max(0.000_5, probability * (1 + margin)));
  if (probability * (1 + margin) >= 0.99) return null;
  return priceOfCents(Math.max(-200_000, roundCents(cents)));
};

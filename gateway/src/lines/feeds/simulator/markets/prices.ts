import type { AmericanPrice } from '@lineboard/domain/ground/price/american-price';

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

/** From this price on, either way, prices are written in such steps: −187, but −1250 and +6500. */
const STEPS: ReadonlyArray<readonly [from: number, step: number]> = [
  [10_000, 1_000],
  [5_000, 500],
  [2_000, 100],
  [1_000, 50],
  [500, 10],
  [200, 5],
  [100, 1],
];

const roundCents = (cents: number): number => {
  const price = 100 + Math.abs(cents);
  const step = STEPS.find(([from]) => price >= from)![1];
  return Math.sign(cents) * (Math.round(price / step) * step - 100);
};

/** Nothing is offered that is as good as certain: −9900 is the shortest price. */
const MOST_LIKELY = 0.99;
/** The longest price is +50000. */
const LEAST_LIKELY = 1 / 501;

/**
 * The power that makes chances sum to this: all outcomes get dearer, long shots the most, and none beyond certainty.
 * The sum falls and bends upwards as the power grows, so that Newton's steps from 0 never pass the root.
 */
const powerFor = (chances: readonly number[], sum: number): number => {
  let power = 0;
  for (let round = 0; round < 60; round += 1) {
    let excess = -sum;
    let slope = 0;
    for (const chance of chances) {
      const dear = chance ** power;
      excess += dear;
      slope += dear * Math.log(chance);
    }
    if (excess < 1e-9) break;
    power -= excess / slope;
  }
  return power;
};

/**
 * Prices of all outcomes of a market, of which one happens.
 * @param chances in any proportion to each other
 * @param overround how far the prices' implied probabilities sum beyond 1, before they are rounded as books write them
 * @returns null when one of them is as good as certain
 */
export const priceMarket = (chances: readonly number[], overround: number): AmericanPrice[] | null => {
  const sum = chances.reduce((total, chance) => total + chance, 0);
  const fair = chances.map((chance) => Math.max(0.000_1, chance / sum));
  const power = powerFor(fair, 1 + overround);
  const implied = fair.map((chance) => chance ** power);
  if (implied.some((probability) => probability >= MOST_LIKELY)) return null;
  return implied.map((probability) =>
    priceOfCents(roundCents(fairCents(Math.max(LEAST_LIKELY, probability)))),
  );
};

export interface TwoWay {
  price1: AmericanPrice;
  price2: AmericanPrice;
}

/** −110 on both sides of an even market. */
export const TWO_WAY_OVERROUND = 1 / 21;

/** Both prices of a market with two ends. @returns null when too one-sided */
export const priceTwoWay = (probability1: number): TwoWay | null => {
  const [price1, price2] = priceMarket([probability1, 1 - probability1], TWO_WAY_OVERROUND) ?? [];
  return price1 === undefined || price2 === undefined ? null : { price1, price2 };
};

import type { MarketFigures } from './market-figures.ts';

/** What an American price implies, the margin included. A guard needs no more than a double's accuracy. */
export const impliedChance = (price: number): number =>
  price < 0 ? -price / (100 - price) : 100 / (100 + price);

/** The sum of what the sides' prices imply; null while a side has no price. */
export const sumOfChances = ({ prices: [one, two], third }: MarketFigures): number | null =>
  one === null || two === null
    ? null
    : impliedChance(one) + impliedChance(two) + (third === null ? 0 : impliedChance(third));

/** The first side's chance without the margin; null while a side has no price. */
export const fairChance = (figures: MarketFigures): number | null => {
  const sum = sumOfChances(figures);
  return sum === null ? null : impliedChance(figures.prices[0]!) / sum;
};

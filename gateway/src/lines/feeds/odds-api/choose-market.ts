import type { MarketPrices } from './read-market.ts';

/** A market of one bookmaker. */
export interface MarketOffer {
  bookmaker: string;
  /** When the bookmaker's prices were last looked at. */
  updatedMs: number;
  prices: MarketPrices;
}

/** Grows as a price gets better, without a gap at even money. */
const winsPerUnit = (price: number): number => (price > 0 ? price / 100 : -100 / price);

/** With an even number of values it takes the lower one: that is on somebody's board, which their mean would not be. */
const lowerMedian = <T>(sorted: readonly T[]): T | undefined => sorted[Math.floor((sorted.length - 1) / 2)];

const byName = (a: MarketOffer, b: MarketOffer): number => (a.bookmaker < b.bookmaker ? -1 : 1);

/**
 * One bookmaker's market, whole. The first of the preferred ones that has it; else the consensus: of those at the
 * median points the one with the median price of the first side. Whoever is far off the others is never it.
 */
export const chooseMarket = (
  offers: readonly MarketOffer[],
  preferred: readonly string[],
): MarketOffer | null => {
  for (const bookmaker of preferred) {
    const offer = offers.find((each) => each.bookmaker === bookmaker);
    if (offer !== undefined) return offer;
  }
  const points = lowerMedian(offers.map(({ prices }) => prices.points ?? 0).toSorted((a, b) => a - b));
  const atPoints = offers.filter(({ prices }) => (prices.points ?? 0) === points);
  const byPrice = atPoints.toSorted(
    (a, b) => winsPerUnit(a.prices.side1) - winsPerUnit(b.prices.side1) || byName(a, b),
  );
  return lowerMedian(byPrice) ?? null;
};

import { calculateParlayFactor } from '../parlay/calculate-parlay-odds.ts';
import type { AmericanPrice } from '../price/american-price.ts';
import { nearestAmericanPrice } from '../price/convert.ts';
import type { Wager } from '../wager/wager.ts';

/**
 * What a parlay or teaser pays as one price, to the nearest whole American one: for people to read, never to pay by.
 * @returns null for other wagers, with one leg, with places still open, and beyond the longest price
 */
export const calculateCombinedPrice = ({
  terms,
  legs,
}: Pick<Wager, 'terms' | 'legs'>): AmericanPrice | null => {
  if (legs.length < 2) return null;
  if (terms.kind === 'teaser') return terms.teaser.payCards[terms.teams] ?? null;
  if (terms.kind !== 'parlay' || terms.openSpots > 0) return null;
  return nearestAmericanPrice(calculateParlayFactor(legs, terms.card));
};

import { selectProgressiveFactor } from '../parlay/settle-progressive.ts';
import { calculateParlayFactor } from '../parlay/calculate-parlay-odds.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';
import { nearestAmericanPrice } from '../../ground/price/convert.ts';
import type { Wager } from '../wager/wager.ts';

/**
 * What a parlay or teaser pays as one price when all legs win, to the nearest whole American one: for people to read,
 * never to pay by.
 * @returns null for other wagers, with one leg, with places still open, and beyond the longest price
 */
export const calculateCombinedPrice = ({
  terms,
  legs,
}: Pick<Wager, 'terms' | 'legs'>): AmericanPrice | null => {
  if (legs.length < 2) return null;
  switch (terms.kind) {
    case 'teaser':
      return terms.teaser.payCards[terms.teams] ?? null;
    case 'parlay':
      return terms.openSpots > 0 ? null : nearestAmericanPrice(calculateParlayFactor(legs, terms.card));
    case 'progressiveParlay': {
      const factor = selectProgressiveFactor(terms.payouts, legs.length, 0);
      return factor === null ? null : nearestAmericanPrice(factor);
    }
    case 'straight':
    case 'roundRobin':
    case 'ifBet':
    case 'reverse':
      return null;
  }
};

import type { AmericanPrice } from '../../ground/price/american-price.ts';
import { rulesOfTerms } from '../kinds/rules-of-kind.ts';
import type { Wager } from '../wager/wager.ts';

/**
 * What a parlay or teaser pays as one price when all legs win, to the nearest whole American one: for people to read,
 * never to pay by.
 * @returns null for other wagers, with one leg, with places still open, and beyond the longest price
 */
export const calculateCombinedPrice = ({
  terms,
  legs,
}: Pick<Wager, 'terms' | 'legs'>): AmericanPrice | null =>
  legs.length < 2 ? null : rulesOfTerms(terms).combinePrices(terms, legs);

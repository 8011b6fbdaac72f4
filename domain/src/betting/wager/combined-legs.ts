import { readRational } from '../../ground/money/rational-text.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';
import { nearestAmericanPrice } from '../../ground/price/convert.ts';
import type { WagerTerms } from './wager.ts';

/** Legs of one game that count as one, for people to read. */
export interface CombinedLegs {
  /** Their numbers on the ticket, from 1, ascending. */
  numbers: readonly number[];
  /** What they pay together, to the nearest whole price; null beyond the longest one. */
  price: AmericanPrice | null;
}

/** The combinations of a wager (HR-64); empty for any other. */
export const listCombinedLegs = (terms: WagerTerms): CombinedLegs[] =>
  'combinations' in terms
    ? terms.combinations.map(({ legs, factor }) => ({
        numbers: legs.map((at) => at + 1).toSorted((a, b) => a - b),
        price: nearestAmericanPrice(readRational(factor)),
      }))
    : [];

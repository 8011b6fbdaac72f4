import type { Restriction } from '../../account/customer/customer.schema.ts';
import { addPriceCents } from '../../ground/price/price-cents.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';
import type { WagerPick } from '../../ground/pick/pick.ts';

const CODE = 'LESSJUICE';
const DEFAULT_CENTS = 5;

/** Ends of the range of prices that an ordinary line with juice has. */
const WORST_PRICE: AmericanPrice = -120;
const BEST_PRICE: AmericanPrice = -101;

/** Cents of price that the customer's restriction takes off; 0 for a customer without Less Juice. */
export const selectLessJuiceCents = (restrictions: readonly Restriction[]): number => {
  const restriction = restrictions.find(({ code }) => code === CODE);
  return restriction === undefined
    ? 0
    : Math.max(0, Math.floor(restriction.params['Cents'] ?? DEFAULT_CENTS));
};

/**
 * What a price becomes with Less Juice on: spreads and totals of the full game priced from −120 to −101 improve by
 * the cents, at most to even money, so that no price overtakes a better one. No source defines Less
 * Juice; this is our reading, see the glossary.
 *
 * @param cents as `selectLessJuiceCents` gives them
 */
export const calculateLessJuicePrice = (
  pick: WagerPick,
  price: AmericanPrice,
  cents: number,
): AmericanPrice => {
  const isMarket =
    pick.type === 'G' && pick.periodNumber === 0 && (pick.market === 'S' || pick.market === 'L');
  if (!isMarket || price < WORST_PRICE || price > BEST_PRICE) return price;
  const improved = addPriceCents(price, cents);
  return improved > 0 ? 100 : improved;
};

import { formatRational } from '../money/format-rational.ts';
import type { AmericanPrice } from './american-price.ts';
import { factorOfPrice, profitOfPrice } from './decimal-factor.ts';
import type { PriceType } from './price.schema.ts';

/** The price as the customer reads it (HR-2): `-110`, `+150`; `1.91`, `2.5`, `2.0`; `10/11`. Never computed with. */
export const formatPrice = (price: AmericanPrice, priceType: PriceType): string => {
  switch (priceType) {
    case 'A':
      return price < -100 ? String(price) : `+${Math.abs(price)}`;
    case 'D':
      return formatDecimal(price);
    case 'F': {
      const { numerator, denominator } = profitOfPrice(price);
      return `${numerator}/${denominator}`;
    }
  }
};

const formatDecimal = (price: AmericanPrice): string =>
  formatRational(factorOfPrice(price), 2).replace(/0$/, '').replace(/\.0?$/, '.0');

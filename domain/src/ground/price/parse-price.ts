import type { AmericanPrice } from './american-price.ts';
import { nearestAmericanPrice } from './convert.ts';
import { parseAmericanFactor, parseDecimalFactor, parseFractionFactor } from './parse-factor.ts';
import type { PriceType } from './price.schema.ts';

const PARSERS = { A: parseAmericanFactor, D: parseDecimalFactor, F: parseFractionFactor };

/** A price as written in one of the three formats → the nearest whole American price. @returns null when it is none */
export const parsePrice = (text: string, priceType: PriceType): AmericanPrice | null => {
  const factor = PARSERS[priceType](text);
  return factor === null ? null : nearestAmericanPrice(factor);
};

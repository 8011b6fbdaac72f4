import { readRational } from '@lineboard/domain/ground/money/rational-text';
import { nearestAmericanPrice } from '@lineboard/domain/ground/price/convert';
import type { Formats } from '../../../ground/formats/use-formats.ts';

/**
 * What a combination pays, as a price in the customer's odds. A dash stands for one that isn't known yet, and for one
 * beyond the longest price.
 *
 * @param factor a rational as text, stake included
 */
export const formatFactor = ({ price }: Pick<Formats, 'price'>, factor: string | null): string => {
  const nearest = factor === null ? null : nearestAmericanPrice(readRational(factor));
  return nearest === null ? '—' : price(nearest);
};

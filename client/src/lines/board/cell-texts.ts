import { formatSpread, formatTotal } from '@lineboard/domain/ground/price/format-points';
import { formatPrice } from '@lineboard/domain/ground/price/format-price';
import type { PriceType } from '@lineboard/domain/ground/price/price.schema';
import { rememberAnswers } from '../../ground/formats/remember-answers.ts';

/** The sign is as wide as a plus, as everywhere else on the page. */
const remember = (write: (figure: number) => string): ((figure: number) => string) =>
  rememberAnswers((figure) => write(figure).replaceAll('-', '−'));

export const writePrice: Readonly<Record<PriceType, (price: number) => string>> = {
  A: remember((price) => formatPrice(price, 'A')),
  D: remember((price) => formatPrice(price, 'D')),
  F: remember((price) => formatPrice(price, 'F')),
};

/**
 * A place for the missing digit: `1.9` under `1.58` keeps its point in line with the other's. The digit itself isn't
 * written (HR-2).
 */
const keepPlace = (text: string): string => text.replace(/\.\d$/, '$&\u2007');

/** Writes a price for a column of prices. */
export const writePriceInColumn: typeof writePrice = {
  ...writePrice,
  D: rememberAnswers((price) => keepPlace(writePrice.D(price))),
};

export const writeSpread = remember(formatSpread);
export const writeTotal = remember(formatTotal);

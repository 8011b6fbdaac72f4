import { formatSpread, formatTotal } from '@lineboard/domain/ground/price/format-points';
import { formatPrice } from '@lineboard/domain/ground/price/format-price';
import type { PriceType } from '@lineboard/domain/ground/price/price.schema';
import { rememberAnswers } from '../../ground/formats/remember-answers.ts';

/** The sign as wide as a plus, as everywhere else on the page. */
const remember = (write: (figure: number) => string): ((figure: number) => string) =>
  rememberAnswers((figure) => write(figure).replaceAll('-', '−'));

export const writePrice: Readonly<Record<PriceType, (price: number) => string>> = {
  A: remember((price) => formatPrice(price, 'A')),
  D: remember((price) => formatPrice(price, 'D')),
  F: remember((price) => formatPrice(price, 'F')),
};

/**
 * A place for the digit that isn't there: `1.9` under `1.58` keeps its point where the other's is. The digit itself
 * isn't written (HR-2).
 */
const keepPlace = (text: string): string => text.replace(/\.\d$/, '$&\u2007');

/** As a column of prices has them. */
export const writePriceInColumn: typeof writePrice = {
  ...writePrice,
  D: rememberAnswers((price) => keepPlace(writePrice.D(price))),
};

export const writeSpread = remember(formatSpread);
export const writeTotal = remember(formatTotal);

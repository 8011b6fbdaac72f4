import { formatSpread, formatTotal } from '@lineboard/domain/price/format-points';
import { formatPrice } from '@lineboard/domain/price/format-price';
import type { PriceType } from '@lineboard/domain/price/price-type';
import { rememberTexts } from './remember-texts.ts';

/** The sign as wide as a plus, as everywhere else on the page. */
const remember = (write: (figure: number) => string): ((figure: number) => string) =>
  rememberTexts((figure) => write(figure).replaceAll('-', '−'));

export const writePrice: Readonly<Record<PriceType, (price: number) => string>> = {
  A: remember((price) => formatPrice(price, 'A')),
  D: remember((price) => formatPrice(price, 'D')),
  F: remember((price) => formatPrice(price, 'F')),
};

export const writeSpread = remember(formatSpread);
export const writeTotal = remember(formatTotal);

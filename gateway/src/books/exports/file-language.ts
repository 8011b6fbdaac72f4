import type { PriceType } from '@lineboard/domain/ground/price/price.schema';
import { type Language, LANGUAGE_ROWS } from '@lineboard/domain/ground/language/languages';
import type { Say } from '@lineboard/domain/ground/language/say';
import { textsIn } from '../../words/catalogues/texts-in.ts';

/** How a file tells a customer's bets: in their language, with prices as they read them. */
export interface FileLanguage {
  t: Say;
  /** For dates. */
  locale: string;
  priceType: PriceType;
}

export const createFileLanguage = (language: Language, priceType: PriceType): FileLanguage => ({
  t: textsIn(language),
  locale: LANGUAGE_ROWS[language].locale,
  priceType,
});

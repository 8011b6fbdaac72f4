import { BET_WORDS, type BetWords } from '@lineboard/domain/open-bets/bet-words';
import type { Language } from '@lineboard/domain/language/languages';
import type { PriceType } from '@lineboard/domain/price/price.schema';
import { SHEET_WORDS, type SheetWords } from './sheet-words.ts';

/** How a file tells a customer's bets: in their language, with prices as they read them. */
export interface FileLanguage {
  bets: BetWords;
  sheet: SheetWords;
  priceType: PriceType;
}

export const createFileLanguage = (language: Language, priceType: PriceType): FileLanguage => ({
  bets: BET_WORDS[language],
  sheet: SHEET_WORDS[language],
  priceType,
});

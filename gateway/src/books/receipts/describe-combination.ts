import { listPlacedCombinations } from '@lineboard/domain/books/ticket-story/list-placed-combinations';
import type { StoryBet } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import { formatPrice } from '@lineboard/domain/ground/price/format-price';
import type { FileLanguage } from '../exports/file-language.ts';

/** What legs of one game paid together: when they were picked, when it was sent, and when it was accepted. */
export const describeCombinations = (
  bet: StoryBet,
  { t, priceType }: FileLanguage,
): Array<{ name: string; text: string }> =>
  listPlacedCombinations([bet]).map(({ numbers, picked, seen, got }) => {
    const way = [
      ['picked', picked],
      ['saw', seen],
      ['got', got],
    ] as const;
    return {
      name: t('combination:together', { legs: numbers.join(', ') }),
      text: way
        .flatMap(([stage, price]) =>
          price == null
            ? []
            : [t(`receipt-picture:price.${stage}`, { offer: formatPrice(price, priceType) })],
        )
        .join(' → '),
    };
  });

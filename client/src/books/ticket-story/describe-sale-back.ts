import type { SaleBack } from '@lineboard/domain/betting/selling/sale-back.schema';
import type { StoryBet } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import type { TFunction } from 'i18next';
import { describeItemBet } from '../../betting/bets/describe-item-bet.ts';
import { describePick } from '../../betting/bets/describe-pick.ts';
import type { Formats } from '../../ground/formats/use-formats.ts';

/**
 * Why an operator took a sale back, and which line it was (HR-56).
 *
 * @returns nothing where an older gateway left it out
 */
export const describeSaleBack = (
  t: TFunction,
  { price: writePrice }: Pick<Formats, 'price'>,
  bet: StoryBet | undefined,
  back: SaleBack | null,
): string[] => {
  const item = back === null ? undefined : bet?.items[back.itemNumber - 1];
  if (back === null || item === undefined) return [];
  const { why, by, price, line } = back;
  if (why === 'pastPosting') return [t('ticket:soldBack.pastPosting', { bet: describeItemBet(t, item), by })];
  const right = `${describePick(t, item.pick, item, line ?? item.finalLine).bet}${price === null ? '' : ` ${writePrice(price)}`}`;
  return [t('ticket:soldBack.obviousError', { right, by })];
};

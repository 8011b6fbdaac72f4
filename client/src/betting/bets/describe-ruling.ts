import type { BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { TFunction } from 'i18next';
import type { Formats } from '../../ground/formats/use-formats.ts';
import { describePick } from './describe-pick.ts';

/** An operator's decision about an item, in the customer's language. @returns null when nothing was decided by name */
export const describeRuling = (
  t: TFunction,
  item: BetItem,
  { price: writePrice }: Pick<Formats, 'price'>,
): string | null => {
  const { ruling } = item;
  if (ruling == null) return null;
  const { kind, by, price, line, ticketNumber } = ruling;
  if (kind !== 'obviousError') return t(`open-bets:ruling.${kind}`, { by, ticket: ticketNumber ?? '' });
  const describeOffer = (points: number | null, at: number): string =>
    `${describePick(t, item.pick, item, points).bet} ${writePrice(at)}`;
  const taken = describeOffer(item.finalLine, item.finalPrice);
  if (price === null && line === null) return t('open-bets:ruling.noOffer', { by, taken });
  const right = describeOffer(line ?? item.finalLine, price ?? item.finalPrice);
  const isVoid = item.result !== null && item.result[0] === 'X' && item.result[1] === 'X';
  return t(`open-bets:ruling.${isVoid ? 'wrongVoid' : 'wrong'}`, { by, taken, right });
};

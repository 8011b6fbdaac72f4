import type { TFunction } from 'i18next';
import { describePick } from '../../bets/describe-pick.ts';
import { describePoints } from '../../bets/describe-points.ts';
import type { Formats } from '../../../ground/formats/use-formats.ts';
import type { SlipItem } from '../state/slip-item.ts';
import type { SlipState } from '../state/slip-state.ts';
import { selectCard, type SlipCard } from '../state/slip-view.ts';

/** For a live bet that was refused because lines moved: from where to where, and what would be taken now. */
export const describeRefusedMoves = (
  t: TFunction,
  { pricePair, price }: Formats,
  state: SlipState,
): Array<{ itemId: string; words: string }> => {
  const { ticket, items } = state;
  if (ticket.stage !== 'refused') return [];
  return ticket.refusal.items.flatMap((error) => {
    const item = items.find(({ itemId }) => itemId === error.itemId);
    if (item === undefined || error.code !== 'priceChanged' || error.params === undefined) return [];
    const { oldPrice, newPrice, oldLine = null, newLine = null } = error.params;
    const card = selectCard(state, item);
    const isLine = oldLine !== newLine;
    const [before, after] = pricePair(oldPrice, newPrice);
    const moved = t('placing:movedFromTo', {
      name: nameOf(t, item, card, isLine ? null : oldLine),
      from: writeOffer(item, isLine ? oldLine : null, before),
      to: writeOffer(item, isLine ? newLine : null, after),
    });
    const now = selectNow(card);
    const words =
      now === null
        ? moved
        : `${moved}. ${t('placing:takenNow', { now: writeOffer(item, now.points, price(now.price)) })}`;
    return [{ itemId: item.itemId, words }];
  });
};

const nameOf = (t: TFunction, { pick }: SlipItem, { subject }: SlipCard, points: number | null): string =>
  subject === null ? t('slip:pickComing') : describePick(t, pick, subject, points).bet.trim();

const writeOffer = ({ pick }: SlipItem, points: number | null, price: string): string =>
  points === null ? price : `${describePoints(pick, points)} ${price}`;

const selectNow = ({ changed, figures }: SlipCard): { points: number | null; price: number } | null => {
  if (changed !== null) return { points: changed.newLine, price: changed.newPrice };
  return figures === null || !figures.available
    ? null
    : { points: figures.linePoints, price: figures.linePrice };
};

import { combinationsOf } from '@lineboard/domain/betting/request/kind-of-draft';
import { keyOfCombination } from '@lineboard/domain/betting/ticket/combination-of-item';
import type { TFunction } from 'i18next';
import { describePick } from '../../bets/describe-pick.ts';
import { describePoints } from '../../bets/describe-points.ts';
import type { Formats } from '../../../ground/formats/use-formats.ts';
import { formatFactor } from '../items/format-factor.ts';
import { selectCombinationMove } from '../state/select-combination-move.ts';
import type { SlipItem } from '../state/slip-item.ts';
import type { SlipState } from '../state/slip-state.ts';
import { selectCard } from '../state/slip-view.ts';

/**
 * One change that the action accepts: a name, which may be cut, and `−3 → −3½` or `−110 → −115`, which may not. Its key
 * differs with what it changes to, also where that reads the same.
 */
export interface AskedChange {
  key: string;
  name: string;
  move: string;
}

type ChangeFormats = Pick<Formats, 'price' | 'pricePair'>;

/** Everything that waits for the customer's word, in the order of the slip: picks, then combinations. */
export const describeChanges = (t: TFunction, formats: ChangeFormats, state: SlipState): AskedChange[] => [
  ...state.items.flatMap((item) => describeItemChange(t, formats, state, item)),
  ...combinationsOf(state.options).flatMap(({ itemIds }) => {
    const move = selectCombinationMove(state, itemIds);
    if (move === null) return [];
    const [before, after] = [move.oldFactor, move.newFactor].map((factor) => formatFactor(formats, factor));
    const key = `${keyOfCombination(itemIds)} ${move.newFactor}`;
    return [
      { key, name: t('combination:title'), move: before === after ? `${after}` : `${before} → ${after}` },
    ];
  }),
];

/** The move names points, price or both, whichever changed. Where the price alone did, the name has the points. */
const describeItemChange = (
  t: TFunction,
  { pricePair }: ChangeFormats,
  state: SlipState,
  item: SlipItem,
): AskedChange[] => {
  const { changed, subject } = selectCard(state, item);
  if (changed === null) return [];
  const { oldLine, newLine, oldPrice, newPrice } = changed;
  const isLine = oldLine !== newLine;
  const [before, after] = oldPrice === newPrice && isLine ? ['', ''] : pricePair(oldPrice, newPrice);
  const write = (points: number | null, price: string): string =>
    [isLine && points !== null ? describePoints(item.pick, points) : '', price].join(' ').trim();
  const name =
    subject === null
      ? t('slip:pickComing')
      : describePick(t, item.pick, subject, isLine ? null : oldLine).bet.trim();
  return [{ key: item.itemId, name, move: `${write(oldLine, before)} → ${write(newLine, after)}` }];
};

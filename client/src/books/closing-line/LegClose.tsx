import closingLine from '@lineboard/domain/catalogues/en/later/closing-line.json';
import { acceptedLineOf } from '@lineboard/domain/betting/closing-line/accepted-line';
import {
  calculateClosingLineValue,
  type ClosingLineValue,
} from '@lineboard/domain/betting/closing-line/closing-line-value';
import { calculateContestCloseValue } from '@lineboard/domain/betting/closing-line/contest-close-value';
import type { Bet, BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { formatRational } from '@lineboard/domain/ground/money/format-rational';
import { createRational, multiplyRational } from '@lineboard/domain/ground/money/rational';
import type { AmericanPrice } from '@lineboard/domain/ground/price/american-price';
import { WAGER_KINDS } from '@lineboard/domain/ground/wager-kind/wager-kinds';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { describePoints } from '../../betting/bets/describe-points.ts';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import classes from './LegClose.module.css';
import { describePointsBetter } from './describe-points-better.ts';
import { writePercent } from './write-percent.ts';

/** What the line of a decided leg closed at, and how much better or worse the bet was (HR-61, HR-62). */
export function LegClose({ item, terms }: { item: BetItem; terms: Bet['terms'] }) {
  useTexts({ 'closing-line': closingLine });
  const { t } = useTranslation();
  const { price } = useFormats();
  const close = closeOf(item);
  if (close === null) return null;
  const { points, value } = close;
  const { pricesPay } = WAGER_KINDS[terms.kind];
  const line = [
    ...(points === null ? [] : [describePoints(item.pick, points)]),
    ...(pricesPay ? [price(close.price)] : []),
  ].join(' ');
  return (
    <p className={`${classes['close']} lb-figures`}>
      {t('closing-line:closed', { line })}
      {' · '}
      <span data-value={wayOf(value, pricesPay)}>{describeValue(t, value, pricesPay)}</span>
    </p>
  );
}

interface ShownClose {
  price: AmericanPrice;
  points: number | null;
  value: ClosingLineValue;
}

const closeOf = (item: BetItem): ShownClose | null => {
  const { pick, close = null, contestClose = null } = item;
  const accepted = acceptedLineOf(item);
  if (pick.type === 'C') {
    if (contestClose === null) return null;
    const value = calculateContestCloseValue(item.contestantName ?? '', accepted.price, contestClose);
    return { ...contestClose, value };
  }
  const [price] = close?.prices ?? [];
  if (close === null || price === undefined) return null;
  return { price, points: close.points, value: calculateClosingLineValue(pick, accepted, close) };
};

const differenceOf = (value: ClosingLineValue, pricesPay: boolean): number =>
  value.by === 'points' ? value.points : pricesPay ? value.cents : 0;

const wayOf = (value: ClosingLineValue, pricesPay: boolean): 'better' | 'worse' | 'same' => {
  const difference = differenceOf(value, pricesPay);
  return difference === 0 ? 'same' : difference > 0 ? 'better' : 'worse';
};

const describeValue = (t: TFunction, value: ClosingLineValue, pricesPay: boolean): string => {
  const way = wayOf(value, pricesPay);
  if (value.by === 'points') return describePointsBetter(t, value.points);
  if (!pricesPay) return t('closing-line:same');
  const difference =
    way === 'same'
      ? t('closing-line:same')
      : t(`closing-line:${way}.cents`, { count: Math.abs(value.cents) });
  if (value.worth === null) return difference;
  const percent = writePercent(Number(formatRational(multiplyRational(value.worth, createRational(100)), 1)));
  return `${difference} · ${t('closing-line:worth', { percent })}`;
};

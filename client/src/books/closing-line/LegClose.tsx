import closingLine from '@lineboard/domain/catalogues/en/later/closing-line.json';
import { acceptedLineOf } from '@lineboard/domain/betting/closing-line/accepted-line';
import {
  calculateClosingLineValue,
  type ClosingLineValue,
} from '@lineboard/domain/betting/closing-line/closing-line-value';
import type { Bet, BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { formatRational } from '@lineboard/domain/ground/money/format-rational';
import { createRational, multiplyRational } from '@lineboard/domain/ground/money/rational';
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
  const { close = null, pick } = item;
  const [own] = close?.prices ?? [];
  if (close === null || own === undefined) return null;
  const { pricesPay } = WAGER_KINDS[terms.kind];
  const line = [
    ...(close.points === null ? [] : [describePoints(pick, close.points)]),
    ...(pricesPay ? [price(own)] : []),
  ].join(' ');
  const value = calculateClosingLineValue(pick.type === 'G' ? pick : null, acceptedLineOf(item), close);
  return (
    <p className={`${classes['close']} lb-figures`}>
      {t('closing-line:closed', { line })}
      {' · '}
      <span data-value={wayOf(value, pricesPay)}>{describeValue(t, value, pricesPay)}</span>
    </p>
  );
}

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
  const percent = writePercent(Number(formatRational(multiplyRational(value.worth, createRational(100)), 1)));
  const difference =
    way === 'same'
      ? t('closing-line:same')
      : t(`closing-line:${way}.cents`, { count: Math.abs(value.cents) });
  return `${difference} · ${t('closing-line:worth', { percent })}`;
};

import type { LineAlert } from '@lineboard/domain/lines/alerts/line-alert.schema';
import { type SideLine, writeSideLine } from '@lineboard/domain/lines/alerts/write-side-line';
import type { PriceType } from '@lineboard/domain/ground/price/price.schema';
import type { TFunction } from 'i18next';
import { writePrice, writeSpread, writeTotal } from '../board/cell-texts.ts';

/** A side with its line, in the page's words and price format. An older gateway doesn't say what its part is called. */
const writeLine = (
  t: TFunction,
  priceType: PriceType,
  {
    periodNumber,
    periodLabel,
    ...line
  }: Omit<SideLine, 'period'> & Pick<LineAlert, 'periodNumber' | 'periodLabel'>,
): string => {
  const period =
    periodNumber === 0
      ? null
      : t(`period:${(periodLabel ?? 'part') as 'half1'}`, { defaultValue: t('line-alerts:period') });
  return writeSideLine(
    { ...line, period },
    {
      over: t('line-alerts:over'),
      under: t('line-alerts:under'),
      draw: t('line-alerts:draw'),
      writePrice: writePrice[priceType],
      writeSpread,
      writeTotal,
    },
  );
};

/** How far a line moves: points, or cents of a money line. */
export const writeMove = (t: TFunction, market: LineAlert['market'], by: number): string =>
  market === 'M'
    ? t('line-alerts:cents', { cents: by })
    : // `½ point`, as `1 point`.
      t('line-alerts:points', { count: Math.max(1, by), points: writeTotal(by) });

/** What is waited for. */
export const writeAsked = (t: TFunction, priceType: PriceType, alert: LineAlert): string => {
  const { watch, market } = alert;
  const points = watch.kind === 'number' ? watch.points : null;
  const price = watch.kind === 'number' ? watch.price : null;
  const line = writeLine(t, priceType, { ...alert, points, price });
  return watch.kind === 'number'
    ? t('line-alerts:asked', { line })
    : t('line-alerts:moves', { line, by: writeMove(t, market, watch.by), minutes: watch.minutes });
};

/** What the line was when it was told last. */
export const writeTold = (
  t: TFunction,
  priceType: PriceType,
  { told, ...alert }: LineAlert & { told: NonNullable<LineAlert['told']> },
): string => writeLine(t, priceType, { ...alert, points: told.points, price: told.price });

import type { Market } from '@lineboard/domain/ground/pick/pick';
import type { LineHistory } from '@lineboard/domain/lines/offering/offering-answers.schema';
import type { TFunction } from 'i18next';
import type { ChartMarket } from './line-chart.ts';
import { writeElapsed } from './describe-hold.ts';

/** The markets whose figures a line's history has. */
const FIGURES: { readonly [M in Market]?: ChartMarket } = {
  S: 'spread1',
  M: 'moneyLine1',
  L: 'totalPoints',
};

/** @returns book's clock; null where the history has it there still, or never had it */
const findGoneMs = (points: LineHistory['points'], figure: ChartMarket): number | null => {
  const last = points.findLastIndex((point) => point[figure] !== null);
  return last === -1 ? null : (points[last + 1]?.bookMs ?? null);
};

/**
 * Says why a market has no line, as far as the book tells: its part of the game is over, it was taken down, or it isn't
 * offered. Its words are those of `in-play`.
 *
 * @param nowMs book's clock
 */
export const describeEmpty = (
  t: TFunction,
  { periodNumber, market }: { periodNumber: number; market: Market },
  { points, scores = [], holds = [] }: LineHistory,
  nowMs: number,
): string => {
  const reasons = holds.flatMap((hold) => (hold.periodNumber === periodNumber ? [hold.reason] : []));
  const over = reasons.find((reason) => reason === 'gameOver' || reason === 'periodOver');
  if (over !== undefined) return t(`in-play:reason.${over}`);
  const figure = periodNumber === 0 ? FIGURES[market] : undefined;
  const goneMs = figure === undefined ? null : findGoneMs(points, figure);
  if (goneMs !== null) return t('in-play:empty.takenDown', { time: writeElapsed(nowMs - goneMs) });
  // A game has a score from its beginning on.
  return scores.length === 0 ? t('in-play:empty.notOffered') : t('in-play:empty.notInPlay');
};

import type { LinePoint } from '@lineboard/domain/lines/offering/offering-answers.schema';

export type ChartMarket = 'spread1' | 'moneyLine1' | 'totalPoints';

/** One market since its opening. Figures are the line's own; null where there is no line. */
export interface LineChart {
  opened: number | null;
  now: number | null;
  lowest: number;
  highest: number;
  /** The height of an even game, where the spread was on both sides of it; null: it wasn't. */
  zeroY: number | null;
  /** For an SVG of `CHART_WIDTH` × `CHART_HEIGHT`: a step for each move, a gap where there was no line. */
  path: string;
}

export const CHART_WIDTH = 100;
export const CHART_HEIGHT = 40;
/** Kept free above and below, for the stroke. */
const EDGE = 3;

/**
 * American prices jump from −100 to +100, although their payouts don't: they are drawn by payout, in the order of the
 * figures.
 */
const toHeight = (market: ChartMarket, figure: number): number =>
  market !== 'moneyLine1' ? figure : figure > 0 ? -100 / (figure + 100) : figure / (100 - figure);

const round = (place: number): number => Math.round(place * 100) / 100;

/**
 * @param nowMs until when the last figure applies, by the book's clock.
 * @returns null when the market never had a line
 */
export const calculateLineChart = (
  points: readonly LinePoint[],
  market: ChartMarket,
  nowMs: number,
): LineChart | null => {
  const figures = points.flatMap((point) => point[market] ?? []);
  const [opened] = figures;
  if (opened === undefined) return null;
  const byHeight = figures.toSorted((a, b) => toHeight(market, a) - toHeight(market, b));
  const [lowest, highest] = [byHeight[0]!, byHeight.at(-1)!];
  const [bottom, top] = [toHeight(market, lowest), toHeight(market, highest)];
  const startMs = points[0]!.bookMs;
  const spanMs = Math.max(1, nowMs - startMs);
  const xOf = (bookMs: number): number => round(Math.min(1, (bookMs - startMs) / spanMs) * CHART_WIDTH);
  const yOf = (figure: number): number =>
    top === bottom
      ? CHART_HEIGHT / 2
      : round(EDGE + ((top - toHeight(market, figure)) / (top - bottom)) * (CHART_HEIGHT - 2 * EDGE));
  let path = '';
  let isDrawing = false;
  for (const point of points) {
    const figure = point[market];
    const x = xOf(point.bookMs);
    if (isDrawing) path += `H${x}`;
    if (figure !== null) path += isDrawing ? `V${yOf(figure)}` : `M${x} ${yOf(figure)}`;
    isDrawing = figure !== null;
  }
  if (isDrawing) path += `H${CHART_WIDTH}`;
  const zeroY = market === 'spread1' && bottom < 0 && top > 0 ? yOf(0) : null;
  return { opened, now: points.at(-1)![market], lowest, highest, zeroY, path };
};

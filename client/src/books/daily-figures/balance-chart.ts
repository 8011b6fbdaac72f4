import type { FigureSpan } from '@lineboard/domain/books/daily-figures/figure-bounds';
import type { FigureChartsAnswer } from '@lineboard/domain/books/daily-figures/figure-charts.schema';
import type { Cents } from '@lineboard/domain/ground/money/cents';
import { nice, ticks } from 'd3-array';

type BalanceDay = FigureChartsAnswer['days'][number];

/** All places in hundredths, from the left and from the top. */
export interface BalanceDrawing {
  points: ReadonlyArray<{ x: number; y: number }>;
  /** A path through all points, for an SVG of 100 × 100. */
  line: string;
  /** The area between the line and zero. */
  area: string;
  /** Amounts next to the drawing, zero among them. */
  amounts: ReadonlyArray<{ cents: Cents; y: number }>;
  /** Days below it. */
  marks: ReadonlyArray<{ day: string; x: number }>;
}

export const SIZE = 100;

/** The desired number of amounts; the library takes round ones near that number. */
const AMOUNTS = 4;

/** The range for an account that was at zero all the time: 100.00. */
const LEAST_RANGE_CENTS = 10_000;

const DAYS_OF_WEEK = 7;

/** Beyond this a day's name would overflow at the right. */
const LAST_MARK = 94;

const round = (place: number): number => Math.round(place * 100) / 100;

const isMarked = (day: string, at: number, span: FigureSpan): boolean =>
  span === 'year' ? day.endsWith('-01') : at % DAYS_OF_WEEK === 0;

/** Balances over their days, zero always in sight. @param days at least one, without a gap, the oldest first */
export const calculateBalanceDrawing = (days: readonly BalanceDay[], span: FigureSpan): BalanceDrawing => {
  const balances = days.map(({ balanceCents }) => balanceCents);
  const least = Math.min(0, ...balances);
  const most = Math.max(0, ...balances);
  const [bottom, top] = nice(least, most === least ? LEAST_RANGE_CENTS : most, AMOUNTS);
  const xOf = (at: number): number => (days.length === 1 ? SIZE : round((at / (days.length - 1)) * SIZE));
  const yOf = (cents: Cents): number => round(((top - cents) / (top - bottom)) * SIZE);
  const points = balances.map((cents, at) => ({ x: xOf(at), y: yOf(cents) }));
  const line = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return {
    points,
    line,
    area: `${line}L${SIZE} ${yOf(0)}L${points[0]?.x ?? 0} ${yOf(0)}Z`,
    // Less than a cent counts as zero.
    amounts: ticks(bottom, top, AMOUNTS)
      .filter(Number.isInteger)
      .map((cents) => ({ cents, y: yOf(cents) })),
    marks: days
      .map(({ thisDate: day }, at) => ({ day, x: xOf(at), isMarked: isMarked(day, at, span) }))
      .flatMap(({ day, x, ...mark }) => (mark.isMarked && x <= LAST_MARK ? [{ day, x }] : [])),
  };
};

import type { Cents } from '../../ground/money/cents.ts';
import type { WeekFigures } from './week-figures.schema.ts';

/** A week as one row of the weekly figures. */
export interface FigureRow {
  /** The balance before the week's first day. */
  startingBalanceCents: Cents;
  /** Monday to Sunday: what wagers and casino made. */
  dayCents: readonly Cents[];
  /** The sum of the seven days. */
  weekTotalCents: Cents;
  /** What was paid in less what was paid out. */
  totalTransCents: Cents;
  /** The balance after the week. */
  currentBalanceCents: Cents;
}

export const calculateFigureRow = (week: WeekFigures): FigureRow => {
  const dayCents = week.valuesPerDay.map(
    ({ winLossCents, casinoWinLossCents }) => winLossCents + casinoWinLossCents,
  );
  const weekTotalCents = dayCents.reduce((sum, cents) => sum + cents, 0);
  const { startingBalanceCents, cashInOutTotalCents: totalTransCents } = week;
  return {
    startingBalanceCents,
    dayCents,
    weekTotalCents,
    totalTransCents,
    currentBalanceCents: startingBalanceCents + weekTotalCents + totalTransCents,
  };
};

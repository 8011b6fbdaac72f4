import type { Day } from '../../ground/calendar/book-day.ts';
import type { Cents } from '../../ground/money/cents.ts';
import { calculateZeroBalance } from './calculate-zero-balance.ts';
import { listDaysOfWeek, mondayOfOffset } from './figure-weeks.ts';
import type { DayFigures, WeekFigures } from './week-figures.schema.ts';

/** The sums of one day's ledger rows. */
export type DaySums = Pick<
  DayFigures,
  'winLossCents' | 'cashInOutCents' | 'casinoWinLossCents' | 'wagersCount'
>;

const NO_SUMS: DaySums = { winLossCents: 0, cashInOutCents: 0, casinoWinLossCents: 0, wagersCount: 0 };

interface WeekOfSums {
  weekOffset: number;
  today: Day;
  startingBalanceCents: Cents;
  /** The sums by day; nothing was posted on days that are missing. */
  sums: ReadonlyMap<Day, DaySums>;
}

/** A week's figures: future days have no balance (HR-43). */
export const calculateWeekFigures = ({
  weekOffset,
  today,
  startingBalanceCents,
  sums,
}: WeekOfSums): WeekFigures => {
  const totals = { ...NO_SUMS };
  let balanceCents = startingBalanceCents;
  const valuesPerDay = listDaysOfWeek(mondayOfOffset(weekOffset, today)).map((thisDate): DayFigures => {
    const day = sums.get(thisDate) ?? NO_SUMS;
    totals.winLossCents += day.winLossCents;
    totals.cashInOutCents += day.cashInOutCents;
    totals.casinoWinLossCents += day.casinoWinLossCents;
    balanceCents += day.winLossCents + day.cashInOutCents + day.casinoWinLossCents;
    return { thisDate, ...day, balanceCents: thisDate > today ? null : balanceCents };
  });
  return {
    weekOffset,
    startingBalanceCents,
    winLossTotalCents: totals.winLossCents,
    cashInOutTotalCents: totals.cashInOutCents,
    casinoWinLossTotalCents: totals.casinoWinLossCents,
    zeroBalanceCents: calculateZeroBalance(startingBalanceCents, totals.cashInOutCents),
    endingBalanceCents: balanceCents,
    valuesPerDay,
  };
};

/** Consecutive weeks, the current one first; each begins with the balance that the week before it ended with. */
export const calculateWeeklyFigures = (
  { today, startingBalanceCents, sums }: Omit<WeekOfSums, 'weekOffset'>,
  weeks: number,
): WeekFigures[] => {
  const figures: WeekFigures[] = [];
  let balanceCents = startingBalanceCents;
  for (let weekOffset = weeks - 1; weekOffset >= 0; weekOffset -= 1) {
    const week = calculateWeekFigures({ weekOffset, today, startingBalanceCents: balanceCents, sums });
    balanceCents = week.endingBalanceCents;
    figures.unshift(week);
  }
  return figures;
};

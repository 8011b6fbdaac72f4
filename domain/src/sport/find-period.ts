import { isAlternateLine, periodOfLine } from './alternate-line.ts';
import { type Period, type PeriodLabel, SPORT_PERIODS } from './period.ts';
import type { SportType } from './sport.ts';

/**
 * The period that a line is about, alternate lines included.
 * @returns undefined when the sport has none of this number
 */
export const findPeriod = (sportType: SportType, periodNumber: number): Period | undefined => {
  const about = periodOfLine(periodNumber);
  return SPORT_PERIODS[sportType].periods.find((known) => known.periodNumber === about);
};

/** What a line is called: its period, or that it is an alternate one. @returns undefined as `findPeriod` */
export const labelOfLine = (sportType: SportType, periodNumber: number): PeriodLabel | undefined =>
  isAlternateLine(periodNumber) ? 'alternate' : findPeriod(sportType, periodNumber)?.label;

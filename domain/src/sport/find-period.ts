import { isAlternateLine, periodOfLine } from './alternate-line.ts';
import type { Period, PeriodLabel } from './period.ts';
import { rowOfSport, type SportType } from './sports.ts';

/**
 * The period that a line is about, alternate lines included.
 * @returns undefined when the sport has none of this number
 */
export const findPeriod = (sportType: SportType, periodNumber: number): Period | undefined => {
  const about = periodOfLine(periodNumber);
  return rowOfSport(sportType).periods.find((known) => known.periodNumber === about);
};

/** What a line is called: its period, or that it is an alternate one. @returns undefined as `findPeriod` */
export const labelOfLine = (sportType: SportType, periodNumber: number): PeriodLabel | undefined =>
  isAlternateLine(periodNumber) ? 'alternate' : findPeriod(sportType, periodNumber)?.label;

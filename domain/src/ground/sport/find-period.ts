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

/** The line of the game without its overtime, next to the game's own. @returns undefined where the sport has none */
export const findRegulation = (sportType: SportType): Period | undefined =>
  rowOfSport(sportType).periods.find(({ label }) => label === 'regulation');

/** The line is about the regulation from its start to its end, with or without the overtime after it. */
export const isOfRegulation = (sportType: SportType, periodNumber: number): boolean => {
  const [first, last] = findPeriod(sportType, periodNumber)?.segments ?? [];
  return first === 0 && last === rowOfSport(sportType).segments.count - 1;
};

/** What a line is called: its period, or that it is an alternate one. @returns undefined as `findPeriod` */
export const labelOfLine = (sportType: SportType, periodNumber: number): PeriodLabel | undefined =>
  isAlternateLine(periodNumber) ? 'alternate' : findPeriod(sportType, periodNumber)?.label;

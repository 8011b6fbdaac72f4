import { findPeriod } from './find-period.ts';
import { isSportType } from './sports.ts';

/** Money lines of the period have a draw. */
export const isThreeWayPeriod = (sportType: string, periodNumber: number): boolean =>
  isSportType(sportType) && findPeriod(sportType, periodNumber)?.isThreeWay === true;

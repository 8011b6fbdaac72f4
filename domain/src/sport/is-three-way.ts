import { findSport } from './sports.ts';

/** A full game of the sport ends in a draw as one of three results, each with a price of its own. */
export const isThreeWay = (sportType: string): boolean => findSport(sportType)?.isThreeWay ?? false;

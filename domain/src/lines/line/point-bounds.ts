import { rowOfSport, type SportType } from '../../ground/sport/sports.ts';

/** A spread that the sport's games can have. */
export const isSpread = (sportType: SportType, points: number): boolean =>
  Math.abs(points) <= rowOfSport(sportType).bounds.spread;

/** A total that the sport's games can have: never 0 or less. */
export const isTotal = (sportType: SportType, points: number): boolean =>
  points > 0 && points <= rowOfSport(sportType).bounds.total;

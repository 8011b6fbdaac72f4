import { rowOfSport, type SportType } from '../../ground/sport/sports.ts';

/** A spread that can stand on the sport's games. */
export const isSpread = (sportType: SportType, points: number): boolean =>
  Math.abs(points) <= rowOfSport(sportType).bounds.spread;

/** A total that can stand on the sport's games: never 0 or less. */
export const isTotal = (sportType: SportType, points: number): boolean =>
  points > 0 && points <= rowOfSport(sportType).bounds.total;

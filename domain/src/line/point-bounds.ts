import type { SportType } from '../sport/sport.ts';

/** What lies beyond is a slip of whoever typed it or a shifted column, never a game. */
export interface PointBounds {
  /** The largest spread, either way. */
  spread: number;
  /** The largest total, of a team or of both. */
  total: number;
  /** The most points that one team of a game that is over can have. */
  score: number;
}

export const POINT_BOUNDS: Readonly<Record<SportType, PointBounds>> = {
  Football: { spread: 80, total: 150, score: 250 },
  Basketball: { spread: 100, total: 400, score: 300 },
  Baseball: { spread: 30, total: 60, score: 60 },
  Hockey: { spread: 15, total: 30, score: 50 },
  Soccer: { spread: 15, total: 30, score: 60 },
  // Lines count games, scores sets.
  Tennis: { spread: 40, total: 100, score: 5 },
  Fighting: { spread: 15, total: 20, score: 999 },
  Golf: { spread: 100, total: 500, score: 999 },
};

/** A spread that can stand on the sport's games. */
export const isSpread = (sportType: SportType, points: number): boolean =>
  Math.abs(points) <= POINT_BOUNDS[sportType].spread;

/** A total that can stand on the sport's games: never 0 or less. */
export const isTotal = (sportType: SportType, points: number): boolean =>
  points > 0 && points <= POINT_BOUNDS[sportType].total;

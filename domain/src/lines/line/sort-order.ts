import type { Game } from './game.schema.ts';

/** What a row is sorted by. */
export interface SortableLine {
  periodNumber: number;
  game: Pick<Game, 'gameDateTimeMs' | 'team1RotNum' | 'gameNum'>;
}

/**
 * Period, game date, game date-time, team 1 rotation number (spec 1 §9). Dates are in step with date-times, so one
 * comparison is both. The game's number settles what is still equal: rows never swap places from one update to the
 * next.
 */
export const compareLines = (a: SortableLine, b: SortableLine): number =>
  a.periodNumber - b.periodNumber ||
  a.game.gameDateTimeMs - b.game.gameDateTimeMs ||
  a.game.team1RotNum - b.game.team1RotNum ||
  a.game.gameNum - b.game.gameNum;

import type { League } from '../leagues/league.ts';

/** A game as the schedule has it, before anything is known of its lines and its course. */
export interface ScheduledGame {
  gameNum: number;
  /** Key of every figure that is drawn for this game. */
  key: number;
  league: League;
  /** Index of the game within its league's day or week, and of the teams within the league's names. */
  index: number;
  teamIndex1: number;
  teamIndex2: number;
  rotation1: number;
  kickoffMs: number;
  opensMs: number;
  removesMs: number;
}

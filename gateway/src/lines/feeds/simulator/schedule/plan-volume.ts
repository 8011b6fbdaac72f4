import { ALL_LEAGUES } from '../leagues/all-leagues.ts';
import type { League } from '../leagues/league.ts';
import { MOST_GAMES } from './schedule-numbers.ts';

/** How large the book is. */
export interface Volume {
  /** Games of a league a day or a week; a fraction is a game on some of them. */
  gamesOf(league: League): number;
  leadDays: number;
}

const WEEKLY_LEAD_DAYS = 7;
const MOST_LEAD_DAYS = 21;

const naturalGames = ({ kickoffs }: League): number =>
  kickoffs.every === 'day' ? kickoffs.games : kickoffs.slots.reduce((sum, slot) => sum + slot[2], 0);

const mostGames = (league: League): number => {
  const pairs = Math.floor(league.names.length / 2);
  return league.kickoffs.every === 'week' ? naturalGames(league) : Math.min(pairs, MOST_GAMES);
};

/** Days that a league's game is open for betting. */
export const leadDaysOf = ({ kickoffs }: League, leadDays: number): number =>
  kickoffs.every === 'week' ? Math.max(WEEKLY_LEAD_DAYS, leadDays) : leadDays;

const openGames = (scale: number, leadDays: number): number =>
  ALL_LEAGUES.reduce((sum, league) => {
    const games = Math.min(mostGames(league), naturalGames(league) * scale);
    return sum + (games * leadDaysOf(league, leadDays)) / (league.kickoffs.every === 'week' ? 7 : 1);
  }, 0);

/**
 * Finds how busy every league has to be for so many open games: first more games a day, up to what the leagues' teams
 * can play, then lines that open earlier.
 */
export const planVolume = (games: number, leadDays: number): Volume => {
  let days = leadDays;
  while (days < MOST_LEAD_DAYS && openGames(1_000, days) < games) days += 1;
  let low = 0;
  let high = 20;
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (openGames(middle, days) < games) low = middle;
    else high = middle;
  }
  return {
    leadDays: days,
    gamesOf: (league) => Math.min(mostGames(league), naturalGames(league) * high),
  };
};

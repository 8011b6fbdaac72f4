import { hash32 } from '../random.ts';

/**
 * Numbers that stay the same over restarts and never mean two games: made of the seed, the day and the place
 * within the day. A database that has seen one seed is not told another seed's games under the same numbers
 * (80 blocks). Days repeat after 2,500, long after anything of them is open. All fit into a 32-bit integer.
 */
const DAYS = 2_500;
const NUMBERS_OF_A_DAY = 10_000;
const GAMES_OF_A_LEAGUE = 200;
const CONTESTS_FROM = 5_000;
export const CONTESTS_OF_A_GAME = 4;

const dayBase = (seed: number, day: number): number =>
  ((hash32(seed) % 80) * DAYS + (((day % DAYS) + DAYS) % DAYS)) * NUMBERS_OF_A_DAY + 1;

/** @param day of the Eastern calendar; for weekly leagues the week's Monday */
export const gameNumOf = (seed: number, day: number, leagueIndex: number, index: number): number =>
  dayBase(seed, day) + leagueIndex * GAMES_OF_A_LEAGUE + index;

/** Only the first games of a day have contests of their own; there is room for four each. */
export const MOST_GAMES_WITH_CONTESTS = GAMES_OF_A_LEAGUE / CONTESTS_OF_A_GAME;
export const MOST_GAMES = GAMES_OF_A_LEAGUE;

export const gameContestNum = (
  seed: number,
  day: number,
  leagueIndex: number,
  index: number,
  order: number,
): number =>
  dayBase(seed, day) + CONTESTS_FROM + leagueIndex * GAMES_OF_A_LEAGUE + index * CONTESTS_OF_A_GAME + order;

/** Contests without a game: the last league's place is theirs. */
export const futureContestNum = (seed: number, day: number, order: number): number =>
  dayBase(seed, day) + CONTESTS_FROM + 24 * GAMES_OF_A_LEAGUE + order;

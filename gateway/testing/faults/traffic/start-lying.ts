import { FIRST_LYING_GAME } from '../../season/lies/lies-board.ts';
import type { LiesHouse } from '../../season/lies/lies-house.ts';
import { type LiesPlay, playLies } from '../../season/lies/play-lies.ts';

/** Two of each ending; of fewer no two would be far enough apart to be mistaken for each other. */
const GAMES_AT_A_TIME = 24;
const PLAY_MS = 14_000;
/** Room for the numbers of as many games. */
const NUMBERS_APART = 100;

/** Lies about games after games, and operators decide them, whatever strikes meanwhile. */
export const startLying = (house: LiesHouse, seed: number): { stop: () => Promise<LiesPlay[]> } => {
  let isStopped = false;
  const plays: LiesPlay[] = [];
  const running = (async () => {
    for (let at = 0; !isStopped; at += 1)
      plays.push(
        await playLies(house, {
          seed: seed + at,
          games: GAMES_AT_A_TIME,
          firstGame: FIRST_LYING_GAME + at * NUMBERS_APART,
          playMs: PLAY_MS,
        }),
      );
  })();
  running.catch(() => undefined);
  return {
    stop: async () => {
      isStopped = true;
      await running;
      return plays;
    },
  };
};

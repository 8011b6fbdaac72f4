import type { TrueGame } from '../../afternoon/true-game.ts';

/** What was true of each game, and when. Wall milliseconds. */
export interface TruthLog {
  note(game: TrueGame): void;
  /** From here on nobody may bet on it. */
  end(gameNum: number): void;
  /** What was true at some moment between the two. */
  between(gameNum: number, fromMs: number, toMs: number): TrueGame[];
  endedMs(gameNum: number): number;
}

export const createTruthLog = (): TruthLog => {
  const told = new Map<number, Array<{ atMs: number; game: TrueGame }>>();
  const ended = new Map<number, number>();
  return {
    note: (game) => {
      const versions = told.get(game.gameNum) ?? [];
      told.set(game.gameNum, versions);
      versions.push({ atMs: Date.now(), game: game.copy() });
    },
    end: (gameNum) => void ended.set(gameNum, ended.get(gameNum) ?? Date.now()),
    between: (gameNum, fromMs, toMs) =>
      (told.get(gameNum) ?? [])
        .filter(({ atMs }, at, all) => atMs <= toMs && (all[at + 1]?.atMs ?? Infinity) >= fromMs)
        .map(({ game }) => game),
    endedMs: (gameNum) => ended.get(gameNum) ?? Infinity,
  };
};

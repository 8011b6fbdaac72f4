import type { TrueGame } from '../../afternoon/true-game.ts';

/** What was true of each game, and when. Wall milliseconds. */
export interface TruthLog {
  /**
   * From now on this is true, too.
   * @returns to be called once a gateway was told: what was before isn't true any more. A mover whose gateway is away
   *   can't say so, and no trader could
   */
  note(game: TrueGame): () => void;
  /** From here on nobody may bet on it. */
  end(gameNum: number): void;
  /** What was true at some moment between the two. */
  between(gameNum: number, fromMs: number, toMs: number): TrueGame[];
  endedMs(gameNum: number): number;
}

interface Truth {
  fromMs: number;
  untilMs: number;
  game: TrueGame;
}

export const createTruthLog = (): TruthLog => {
  const told = new Map<number, Truth[]>();
  const ended = new Map<number, number>();
  return {
    note: (game) => {
      const before = told.get(game.gameNum) ?? [];
      told.set(game.gameNum, [...before, { fromMs: Date.now(), untilMs: Infinity, game: game.copy() }]);
      return () => {
        for (const truth of before) truth.untilMs = Math.min(truth.untilMs, Date.now());
      };
    },
    end: (gameNum) => void ended.set(gameNum, ended.get(gameNum) ?? Date.now()),
    between: (gameNum, fromMs, toMs) =>
      (told.get(gameNum) ?? [])
        .filter((truth) => truth.fromMs <= toMs && truth.untilMs >= fromMs)
        .map(({ game }) => game),
    endedMs: (gameNum) => ended.get(gameNum) ?? Infinity,
  };
};

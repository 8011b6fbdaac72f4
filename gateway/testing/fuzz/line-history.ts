import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { BalancedMover } from '../two-gateways/balanced-mover.ts';

/** A row as it was told, with when it can have begun to count, and when it must have. Wall milliseconds. */
interface Told<T> {
  row: T;
  sentMs: number;
  takenMs: number;
}

/** Everything that was ever told of lines: what a price is held against afterwards. */
export interface LineHistory {
  put: BalancedMover['put'];
  /** What may have been there at some moment between the two, ends included. */
  game(gameNum: number, fromMs: number, toMs: number): Game[];
  line(gameNum: number, periodNumber: number, fromMs: number, toMs: number): GameLine[];
  /** All lines of a game, as `line` has each. */
  lines(gameNum: number, fromMs: number, toMs: number): GameLine[];
  contest(contestNum: number, contestantNum: number, fromMs: number, toMs: number): ContestLine[];
  /** From when on the book must have known a result of the game; Infinity when none was told. */
  resultMs(gameNum: number): number;
}

/** @param mover sends what is recorded here */
export const recordLines = (mover: Pick<BalancedMover, 'put'>): LineHistory => {
  const told = new Map<string, Told<object>[]>();
  const linesOf = new Map<number, Set<string>>();
  const results = new Map<number, Told<object>>();

  const standing = <T>(name: string, fromMs: number, toMs: number): T[] => {
    const versions = told.get(name) ?? [];
    return versions
      .filter(({ sentMs }, at) => sentMs <= toMs && (versions[at + 1]?.takenMs ?? Infinity) >= fromMs)
      .map(({ row }) => row as T);
  };

  return {
    put: async (rows, gone) => {
      const sentMs = Date.now();
      const now = Object.entries(rows).map(([name, row]) => {
        const version = { row, sentMs, takenMs: Infinity };
        told.set(name, [...(told.get(name) ?? []), version]);
        const { phase, gameNum, kind } = row as { phase?: string; gameNum: number; kind?: string };
        if (kind === 'line') linesOf.set(gameNum, (linesOf.get(gameNum) ?? new Set()).add(name));
        if (phase !== undefined && phase !== 'live' && !results.has(gameNum)) results.set(gameNum, version);
        return version;
      });
      await mover.put(rows, gone);
      for (const version of now) version.takenMs = Date.now();
    },
    game: (gameNum, fromMs, toMs) => standing(`game ${gameNum}`, fromMs, toMs),
    line: (gameNum, periodNumber, fromMs, toMs) => standing(`line ${gameNum}.${periodNumber}`, fromMs, toMs),
    lines: (gameNum, fromMs, toMs) =>
      [...(linesOf.get(gameNum) ?? [])].flatMap((name) => standing<GameLine>(name, fromMs, toMs)),
    contest: (contestNum, contestantNum, fromMs, toMs) =>
      standing(`contest ${contestNum}.${contestantNum}`, fromMs, toMs),
    resultMs: (gameNum) => results.get(gameNum)?.takenMs ?? Infinity,
  };
};

import { createGameRow } from '@lineboard/domain/testing/feed-fixtures';
import { figuresOf } from '../../src/lines/feeds/replay/figures-of.ts';
import type { HistoricalLine } from '../../src/lines/feeds/replay/historical-game.ts';
import { type FilePath, lineBetween, readFilePaths } from './file-paths.ts';
import type { Row } from './mover-rows.ts';
import { openMoverDesk } from './mover-desk.ts';
import type { MovesResult } from './run-moves.ts';

export interface FilesResult {
  /** By sport, and of lines that were watched. */
  bySport: Map<string, MovesResult>;
  /** Lines that no book offers. */
  leftOut: number;
}

/** From one row of a game to the next. */
const BETWEEN_MS = 600_000;
const AGAIN_MS = 12_000;
const AT_A_TIME = 100;
/** A day's move comes in so many rows, not in one. */
const ROWS_OF_DAY = 8;

/** What the files' games moved through, from opening to closing: all of it is right. What is held is said again. */
export const runFiles = async (files: readonly string[]): Promise<FilesResult> => {
  const { paths, leftOut } = readFilePaths(files);
  const desk = await openMoverDesk(Date.UTC(2031, 8, 7, 17));
  const bySport = new Map<string, MovesResult>();
  const resultOf = (label: string): MovesResult => {
    const result = bySport.get(label) ?? { rows: 0, held: [], longestHoldMs: 0 };
    bySport.set(label, result);
    return result;
  };
  const say = async (labels: readonly string[], rows: readonly Row[]): Promise<void> => {
    for (const label of labels) resultOf(label).rows += 1;
    const { held } = await desk.push(rows);
    if (held.length === 0) return;
    // A row is held once, whatever of it is.
    for (const { row, code, reason } of new Map(held.map((each) => [each.row, each])).values())
      resultOf(labels[row]!).held.push(`${code} ${reason}`);
    desk.nowMs += AGAIN_MS;
    const again = await desk.push(held.map(({ row }) => rows[row]!));
    const isStill = new Set(again.held.map(({ row }) => held[row]!.row));
    for (const { row } of held) {
      const result = resultOf(labels[row]!);
      const heldMs = isStill.has(row) ? Number.POSITIVE_INFINITY : AGAIN_MS;
      result.longestHoldMs = Math.max(result.longestHoldMs, heldMs);
    }
  };
  await desk.push([], true);
  for (let at = 0; at < paths.length; at += AT_A_TIME) {
    const some = paths.slice(at, at + AT_A_TIME).map((path, place) => ({ path, gameNum: at + place + 1 }));
    await desk.push(some.map(({ path, gameNum }) => gameRow(path, gameNum, desk.nowMs)));
    const stepsOf = new Map(some.map((each) => [each, stepsOfPath(each.path)]));
    const most = Math.max(...[...stepsOf.values()].map(({ length }) => length));
    for (let step = 0; step < most; step++) {
      desk.nowMs += BETWEEN_MS;
      const told = some.filter((each) => stepsOf.get(each)!.length > step);
      const rows = told.map((each) => lineRow(each.gameNum, stepsOf.get(each)![step]!));
      await say(
        told.map(({ path }) => path.label),
        rows,
      );
    }
    await desk.push(some.map(({ gameNum }) => ({ kind: 'removeGame', gameNum })));
  }
  await desk.close();
  return { bySport, leftOut };
};

const stepsOfPath = ({ lines, sportType, isWatched }: FilePath): HistoricalLine[] =>
  lines.flatMap((line, at) => {
    const before = lines[at - 1];
    if (before === undefined || isWatched) return [line];
    return Array.from({ length: ROWS_OF_DAY }, (_, row) =>
      lineBetween(before, line, (row + 1) / ROWS_OF_DAY, sportType),
    );
  });

const gameRow = ({ sportType, team1, team2 }: FilePath, gameNum: number, nowMs: number): Row =>
  createGameRow({
    gameNum,
    sportType,
    sportSubType: `League of ${sportType}`,
    team1Id: `${team1} ${gameNum}`.slice(-80),
    team2Id: `${team2} ${gameNum}`.slice(-80),
    team1RotNum: 2 * gameNum - 1,
    team2RotNum: 2 * gameNum,
    gameDateTimeMs: nowMs + 30 * 86_400_000 + gameNum * 60_000,
    includeTeamTotals: false,
  });

const lineRow = (gameNum: number, line: HistoricalLine): Row => ({
  kind: 'line',
  gameNum,
  periodNumber: 0,
  store: 'main',
  ...figuresOf(line),
});

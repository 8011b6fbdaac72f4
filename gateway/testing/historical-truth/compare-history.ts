import { gradeGameWager } from '@lineboard/domain/betting/grading/grade-game-wager';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import type { HistoricalGame } from '../../src/lines/feeds/replay/historical-game.ts';
import { type HistoryMistake, parseHistory } from '../../src/lines/feeds/replay/parse-history.ts';
import { createReplayEntity } from '../../src/lines/feeds/replay/replay-entity.ts';
import { DEFAULT_REPLAY_OPTIONS } from '../../src/lines/feeds/replay/replay-options.ts';
import type { FeedLine } from '../../src/lines/feeds/timeline/timeline-entity.ts';
import { expectedOfFile } from './expected-of-file.ts';
import type { ExpectedResult } from './expected-result.ts';

export interface HistoryComparison {
  layout: string;
  games: number;
  rejectedRows: number;
  /** Sides of markets whose grade was compared. */
  compared: number;
  /** Sides that the file has and the replay leaves out because a figure of theirs can't be right. */
  leftOut: string[];
  differences: string[];
}

/** The closing line and the final exactly as the book gets them from the replay. */
const replayed = (game: HistoricalGame): { line: FeedLine; score: GameScore } => {
  const entity = createReplayEntity(game, DEFAULT_REPLAY_OPTIONS);
  const closing = entity.recordsAt(game.kickoffMs - 1).lines[0]!;
  const { score } = entity.recordsAt(entity.removesMs - 1);
  return { line: closing, score: { ...score!, version: 0 } };
};

const pointsOf = (line: FeedLine, { market, side }: ExpectedResult): number | null => {
  if (market === 'S') return side === 'team1' ? line.spread1 : line.spread2;
  return market === 'L' ? line.totalPoints : null;
};

const isOffered = (line: FeedLine, { market }: ExpectedResult): boolean => {
  if (market === 'S') return line.spread1 !== null;
  return market === 'L' ? line.totalPoints !== null : line.moneyLine1 !== null && line.moneyLine2 !== null;
};

/** Grades every side of every game of a file with the book's own grading and sets it against what the file says. */
export const compareHistory = (
  text: string,
  season: number | null,
): { ok: true; comparison: HistoryComparison } | { ok: false; mistake: HistoryMistake } => {
  const parsed = parseHistory(text, season);
  if (!parsed.ok) return parsed;
  const { layout, games, rejected } = parsed.history;
  const comparison: HistoryComparison = {
    layout,
    games: games.length,
    rejectedRows: rejected.length,
    compared: 0,
    leftOut: [],
    differences: [],
  };
  const byRow = new Map(games.map((game) => [game.row, game]));
  const refused = new Set(rejected.map(({ row }) => row));
  for (const { row, results } of expectedOfFile(text)) {
    const game = byRow.get(row);
    if (game === undefined) {
      if (!refused.has(row)) comparison.differences.push(`line ${row}: the game is missing`);
      continue;
    }
    const { line, score } = replayed(game);
    for (const expected of results) compareSide(comparison, game, line, score, expected);
  }
  return { ok: true, comparison };
};

const compareSide = (
  comparison: HistoryComparison,
  game: HistoricalGame,
  line: FeedLine,
  score: GameScore,
  expected: ExpectedResult,
): void => {
  const { market, side } = expected;
  const what = `line ${game.row}: ${game.team1} at ${game.team2}, ${market} ${side}`;
  if (!isOffered(line, expected)) {
    comparison.leftOut.push(what);
    return;
  }
  comparison.compared += 1;
  const finalLine = pointsOf(line, expected);
  if (finalLine !== expected.points) {
    comparison.differences.push(`${what}: points ${finalLine}, the file says ${expected.points}`);
    return;
  }
  const grade = gradeGameWager(
    {
      sportType: game.sportType,
      sportSubType: game.sportSubType,
      pick: { type: 'G', gameNum: game.gameNum, periodNumber: 0, market, side },
      finalLine,
      threeWay: line.moneyLineDraw !== null,
      pitcher1ReqFlag: true,
      pitcher2ReqFlag: true,
      listedPitcher1: null,
      listedPitcher2: null,
    },
    score,
  );
  // The better half first; which half is which says nothing.
  const result =
    grade === null
      ? 'none'
      : [...grade.result].sort((a, b) => 'WPLX'.indexOf(a) - 'WPLX'.indexOf(b)).join('');
  if (result !== expected.result) {
    comparison.differences.push(`${what}: graded ${result}, the file says ${expected.result}`);
  }
};

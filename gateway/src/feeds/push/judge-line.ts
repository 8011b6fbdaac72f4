import type { LineChange } from '@lineboard/domain/feed/feed-change';
import { isSpread, isTotal, POINT_BOUNDS } from '@lineboard/domain/line/point-bounds';
import { findPeriod } from '@lineboard/domain/sport/find-period';
import { isSportType, type SportType } from '@lineboard/domain/sport/sport';
import { emptyLine } from '../timeline/empty-line.ts';
import type { PushRow } from '@lineboard/domain/feed/push-batch.schema';
import { invalid, type RowContext, type RowJudgement, taken, unknown } from './row-judgement.ts';
import { judgeRoom } from './judge-room.ts';

const SPREADS = ['spread1', 'spread2'] as const;
const TOTALS = ['totalPoints', 'team1TotalPoints', 'team2TotalPoints'] as const;

/** Exactly: the schema's `multipleOf` lets a billionth pass, and grading would not. */
const isQuarter = (points: number): boolean => Number.isInteger(points * 4);
const NO_QUARTER = 'must be a multiple of 0.25';

const refusePoints = (sportType: SportType, line: LineChange): RowJudgement | null => {
  const { spread, total } = POINT_BOUNDS[sportType];
  for (const field of SPREADS) {
    const points = line[field] ?? null;
    if (points !== null && !isQuarter(points)) return invalid(field, NO_QUARTER);
    if (points !== null && !isSpread(sportType, points))
      return invalid(field, `is no spread of ${sportType}: ${-spread} to ${spread}`);
  }
  for (const field of TOTALS) {
    const points = line[field] ?? null;
    if (points !== null && !isQuarter(points)) return invalid(field, NO_QUARTER);
    if (points !== null && !isTotal(sportType, points))
      return invalid(field, `is no total of ${sportType}: more than 0, at most ${total}`);
  }
  return null;
};

export const judgeLine = (
  { kind, ...fields }: Extract<PushRow, { kind: 'line' }>,
  { book }: RowContext,
): RowJudgement => {
  const { gameNum, periodNumber, store } = fields;
  const game = book.games.get(gameNum);
  if (game === undefined) return unknown('gameNum');
  const { sportType } = game;
  if (!isSportType(sportType) || findPeriod(sportType, periodNumber) === undefined)
    return invalid('periodNumber', `is no period of ${sportType}`);
  const points = refusePoints(sportType, fields);
  if (points !== null) return points;
  const key = `${periodNumber}.${store}`;
  const isCutoffSaid = fields.periodWagerCutoffMs !== undefined;
  const known = game.lines.get(key);
  if (known !== undefined) {
    known.isCutoffSaid ||= isCutoffSaid;
    return taken({ kind, line: fields });
  }
  const room = judgeRoom(book, store);
  if (room !== null) return room;
  book.addLine(game, key, { periodNumber, store, isCutoffSaid });
  // A new line names every field: what the row leaves out has no price and closes at kick-off.
  const empty = emptyLine(gameNum, periodNumber, store, game.gameDateTimeMs, false);
  return taken({ kind, line: { ...empty, ...fields } });
};

import type { LineChange } from '@lineboard/domain/lines/feed/feed-change';
import { isSpread, isTotal } from '@lineboard/domain/lines/line/point-bounds';
import { findPeriod } from '@lineboard/domain/ground/sport/find-period';
import { isSportType, rowOfSport, type SportType } from '@lineboard/domain/ground/sport/sports';
import type { SportGuards } from '@lineboard/domain/lines/guards/guard-figures.schema';
import type { FeedLine } from '../timeline/timeline-entity.ts';
import { emptyLine } from '../timeline/empty-line.ts';
import type { PushRow } from '@lineboard/domain/lines/feed/push-batch.schema';
import { judgeStore } from './judge-store.ts';
import { invalid, refuseRow, type RowContext, type RowJudgement, taken, unknown } from './row-judgement.ts';
import { judgeRoom } from './judge-room.ts';

const SPREADS = ['spread1', 'spread2'] as const;
const TOTALS = ['totalPoints', 'team1TotalPoints', 'team2TotalPoints'] as const;

/** Exactly: the schema's `multipleOf` lets a billionth pass, and grading would not. */
const isQuarter = (points: number): boolean => Number.isInteger(points * 4);
const NO_QUARTER = 'must be a multiple of 0.25';

const refusePoints = (sportType: SportType, line: LineChange): RowJudgement | null => {
  const { spread, total } = rowOfSport(sportType).bounds;
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

const PRICES = [
  'spreadAdj1',
  'spreadAdj2',
  'ttlPtsAdj1',
  'ttlPtsAdj2',
  'team1TtlPtsAdj1',
  'team1TtlPtsAdj2',
  'team2TtlPtsAdj1',
  'team2TtlPtsAdj2',
] as const;
const MONEY_LINES = ['moneyLine1', 'moneyLine2', 'moneyLineDraw'] as const;

const refusePrices = (
  line: LineChange,
  { mostMoneyLine, mostPointsPrice }: SportGuards,
): RowJudgement | null => {
  for (const [fields, most] of [
    [MONEY_LINES, mostMoneyLine],
    [PRICES, mostPointsPrice],
  ] as const)
    for (const field of fields)
      if (Math.abs(line[field] ?? 0) > most)
        return refuseRow('feedPriceUnlikely', field, `is longer than ${most} either way`);
  return null;
};

/** A side that is given points takes them from the other: after a row has said one, the other has to match. */
const refuseUnmirrored = (known: FeedLine, said: LineChange): RowJudgement | null => {
  if (said.spread1 === undefined && said.spread2 === undefined) return null;
  const { spread1 = known.spread1, spread2 = known.spread2 } = said;
  if (spread1 === null || spread2 === null || spread1 + spread2 === 0) return null;
  const [field, other] =
    said.spread2 === undefined ? (['spread2', -spread1] as const) : (['spread1', -spread2] as const);
  return refuseRow(
    'feedPointsNotMirrored',
    field,
    `has to be ${other + 0} beside ${said.spread2 === undefined ? spread1 : spread2}`,
  );
};

export const judgeLine = (
  { kind, ...fields }: Extract<PushRow, { kind: 'line' }>,
  context: RowContext,
): RowJudgement => {
  const { book, guards } = context;
  const { gameNum, periodNumber, store } = fields;
  const game = book.games.get(gameNum);
  if (game === undefined) return unknown('gameNum');
  const { sportType } = game;
  if (!isSportType(sportType) || findPeriod(sportType, periodNumber) === undefined)
    return invalid('periodNumber', `is no period of ${sportType}`);
  const points = refusePoints(sportType, fields);
  if (points !== null) return points;
  const prices = refusePrices(fields, guards.sports[sportType]);
  if (prices !== null) return prices;
  const key = `${periodNumber}.${store}`;
  const isCutoffSaid = fields.periodWagerCutoffMs !== undefined;
  const known = game.lines.get(key);
  if (known !== undefined) {
    const unmirrored = refuseUnmirrored(known.said, fields);
    if (unmirrored !== null) return unmirrored;
    known.isCutoffSaid ||= isCutoffSaid;
    Object.assign(known.said, fields);
    return taken({ kind, line: fields });
  }
  const refusal = judgeStore(store, context) ?? judgeRoom(book, store);
  if (refusal !== null) return refusal;
  // A new line names every field: what the row leaves out has no price and closes at kick-off.
  const empty = emptyLine(gameNum, periodNumber, store, game.gameDateTimeMs, false);
  const said = { ...empty, ...fields };
  const unmirrored = refuseUnmirrored(said, fields);
  if (unmirrored !== null) return unmirrored;
  // What the feed says next is written into its own copy.
  book.addLine(game, key, { periodNumber, store, isCutoffSaid, said: { ...said } });
  return taken({ kind, line: said });
};

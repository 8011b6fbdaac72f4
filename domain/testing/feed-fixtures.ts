import type { PushRow, RowKind } from '../src/lines/feed/push-batch.schema.ts';
import type { ContestLine } from '../src/lines/line/contest-line.schema.ts';
import type { Game } from '../src/lines/line/game.schema.ts';
import type { GameLine } from '../src/lines/line/game-line.schema.ts';
import type { GameScore } from '../src/ground/score/game-score.schema.ts';
import { createContestLine, createGame, createLine, createScore } from './book-fixtures.ts';

/** A line as a feed tells it: the log adds its version, and the guard says whether it is doubted. */
export const createFeedLine = (
  fields: Partial<GameLine> = {},
): Omit<GameLine, 'version' | 'doubtedMarkets'> => {
  const { version, doubtedMarkets, ...line } = createLine(fields);
  return line;
};

export const createFeedContestLine = (
  fields: Partial<ContestLine> = {},
): Omit<ContestLine, 'version' | 'feedId' | 'doubted'> => {
  const { version, feedId, doubted, ...line } = createContestLine(fields);
  return line;
};

export const createFeedScore = (fields: Partial<GameScore> = {}): Omit<GameScore, 'version'> => {
  const { version, ...score } = createScore(fields);
  return score;
};

type RowOf<Kind extends RowKind> = Extract<PushRow, { kind: Kind }>;

/** A game as a line mover writes it: the token says whose it is. */
export const createGameRow = (fields: Partial<RowOf<'game'> & Game> = {}): RowOf<'game'> => {
  const { feedId, correlation, ...game } = createGame(fields);
  return { ...game, kind: 'game', sportType: fields.sportType ?? 'Football', correlation: [...correlation] };
};

export const createLineRow = (fields: Partial<GameLine> = {}): RowOf<'line'> => ({
  kind: 'line',
  ...createFeedLine(fields),
});

export const createContestRow = (fields: Partial<ContestLine> = {}): RowOf<'contestLine'> => {
  const { related, ...line } = createFeedContestLine(fields);
  return { kind: 'contestLine', ...line, related: [...related] };
};

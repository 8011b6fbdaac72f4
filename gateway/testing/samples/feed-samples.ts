import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import { createGame, NO_TEAM_TOTALS } from '@lineboard/domain/testing/book-fixtures';
import { createFeedContestLine, createFeedLine, createFeedScore } from '@lineboard/domain/testing/feed-fixtures';
import type { FeedContestLine, FeedLine } from '../../src/lines/feeds/timeline/timeline-entity.ts';

const STARTS_MS = 1_800_000_000_000;

export const sampleGame = (fields: Partial<Game> = {}): Game =>
  createGame({
    feedId: 'demo',
    team1Id: 'Bears',
    team2Id: 'Lions',
    gameDateTimeMs: STARTS_MS,
    includeTeamTotals: false,
    ...fields,
  });

/** Its total is circled. */
export const sampleLine = (fields: Partial<GameLine> = {}): FeedLine =>
  createFeedLine({
    periodWagerCutoffMs: STARTS_MS,
    spread1: 3.5,
    spread2: -3.5,
    moneyLine1: 150,
    moneyLine2: -170,
    totalsStatus: 'I',
    totalsMaxWagerCents: 50_000,
    ...NO_TEAM_TOTALS,
    ...fields,
  });

const sampleContestLine = (fields: Partial<ContestLine> = {}): FeedContestLine =>
  createFeedContestLine({
    contestantNum: 1,
    contestantName: 'A. Player',
    moneyLine: 1200,
    wagerCutoffMs: STARTS_MS,
    ...fields,
  });

export const sampleScore = (fields: Partial<GameScore> = {}): Omit<GameScore, 'version'> =>
  createFeedScore({ phase: 'live', clock: '1st 10:00', ...fields });

export const game = (fields?: Partial<Game>): FeedChange => ({ kind: 'game', game: sampleGame(fields) });
export const line = (fields?: Partial<GameLine>): FeedChange => ({ kind: 'line', line: sampleLine(fields) });
export const contestLine = (fields?: Partial<ContestLine>): FeedChange => ({
  kind: 'contestLine',
  line: sampleContestLine(fields),
});
export const score = (fields?: Partial<GameScore>): FeedChange => ({
  kind: 'score',
  score: sampleScore(fields),
});
/** Part of a line, as a feed says what moved. */
export const move = (fields: Partial<GameLine>): FeedChange => ({
  kind: 'line',
  line: { gameNum: 1, periodNumber: 0, store: 'main', ...fields },
});

/** A whole image of a feed: what is not named in it is gone. */
export const image = (...changes: FeedChange[]): FeedChange[] => [
  { kind: 'imageBegin' },
  ...changes,
  { kind: 'imageEnd' },
];

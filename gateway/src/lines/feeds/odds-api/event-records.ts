import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { LineStatus } from '@lineboard/domain/lines/line/line-status.schema';
import { emptyLine } from '../timeline/empty-line.ts';
import { plainGame } from '../timeline/plain-game.ts';
import type { EntityRecords, FeedLine } from '../timeline/timeline-entity.ts';
import type { HeldEvent } from './held-event.ts';
import type { MarketKey } from './leagues.ts';
import type { MarketPrices } from './read-market.ts';

/** First of the numbers that the database gives (migration 0061). */
export const FIRST_GAME_NUM = 2_140_000_001;
const FIRST_ROTATION = 1_001;
/** Rotation numbers have seven digits at most; they come again after so many games. */
const ROTATIONS = 499_000;

export interface RecordOptions {
  store: string;
  staleMs: number;
  nowMs: number;
}

interface Made {
  records: EntityRecords;
  untilMs: number;
}

/**
 * What the book is to hold of events at a moment. Twice a second it is asked for all of them: as long as neither the
 * event nor the moment makes a difference the answer is the very same object.
 */
export const createRecords = (
  options: Omit<RecordOptions, 'nowMs'>,
): ((event: HeldEvent, nowMs: number) => EntityRecords) => {
  const made = new WeakMap<HeldEvent, Made>();
  return (event, nowMs) => {
    const known = made.get(event);
    if (known !== undefined && nowMs < known.untilMs) return known.records;
    const records = recordsOf(event, { ...options, nowMs });
    made.set(event, { records, untilMs: nextChangeMs(event, options.staleMs, nowMs) });
    return records;
  };
};

const asOfMs = (event: HeldEvent, key: MarketKey): number =>
  Math.min(event.markets.get(key)?.updatedMs ?? 0, event.polledMs);

const nextChangeMs = (event: HeldEvent, staleMs: number, nowMs: number): number => {
  const moments = [...event.markets.keys()].map((key) => asOfMs(event, key) + staleMs);
  return Math.min(...[...moments, event.commenceMs].filter((ms) => ms > nowMs));
};

const recordsOf = (event: HeldEvent, options: RecordOptions): EntityRecords => ({
  game: toGame(event),
  lines: [toLine(event, options)],
  contestLines: [],
  score: event.score,
});

const toGame = ({ gameNum, league, awayTeam, homeTeam, commenceMs }: HeldEvent): Game => {
  const rotation = FIRST_ROTATION + 2 * ((gameNum - FIRST_GAME_NUM) % ROTATIONS);
  return plainGame({
    gameNum,
    feedId: 'odds-api',
    sportType: league.sportType,
    sportSubType: league.sportSubType,
    team1Id: awayTeam,
    team2Id: homeTeam,
    team1RotNum: rotation,
    team2RotNum: rotation + 1,
    gameDateTimeMs: commenceMs,
  });
};

/**
 * Only lines before the start: a provider that is asked once a minute is no source for a game under way. A price that
 * was not confirmed for `staleMs` stays to be seen and can't be bet (HR-32).
 */
const toLine = (event: HeldEvent, { store, staleMs, nowMs }: RecordOptions): FeedLine => {
  const { gameNum, commenceMs } = event;
  const isClosed = nowMs >= commenceMs || event.score !== null;
  const line = emptyLine(gameNum, 0, store, commenceMs, isClosed);
  if (isClosed) return line;
  const pricesOf = (key: MarketKey): MarketPrices | undefined => event.markets.get(key)?.prices;
  const statusOf = (key: MarketKey): LineStatus => (nowMs - asOfMs(event, key) >= staleMs ? 'H' : 'O');
  const [money, spread, total] = [pricesOf('h2h'), pricesOf('spreads'), pricesOf('totals')];
  const points = spread?.points ?? null;
  return {
    ...line,
    moneyLine1: money?.side1 ?? null,
    moneyLine2: money?.side2 ?? null,
    moneyLineDraw: money?.draw ?? null,
    moneyLineStatus: statusOf('h2h'),
    // Never −0.
    spread1: points === null ? null : points + 0,
    spread2: points === null ? null : 0 - points,
    spreadAdj1: spread?.side1 ?? null,
    spreadAdj2: spread?.side2 ?? null,
    spreadLineStatus: statusOf('spreads'),
    totalPoints: total?.points ?? null,
    ttlPtsAdj1: total?.side1 ?? null,
    ttlPtsAdj2: total?.side2 ?? null,
    totalsStatus: statusOf('totals'),
  };
};

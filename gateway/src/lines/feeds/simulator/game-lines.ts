import type { LineStatus } from '@lineboard/domain/lines/line/line-status.schema';
import { FIRST_ALTERNATE_LINE, isAlternateLine } from '@lineboard/domain/ground/sport/alternate-line';
import { findPeriod, findRegulation } from '@lineboard/domain/ground/sport/find-period';
import { isThreeWayPeriod } from '@lineboard/domain/ground/sport/is-three-way-period';
import { emptyLine } from '../timeline/empty-line.ts';
import type { FeedLine } from '../timeline/timeline-entity.ts';
import type { GameCourse } from './game-course.ts';
import type { PricedPeriod } from './leagues/league.ts';
import { cursorAt, lastMoveMs, type MarketPace, type MoveCursor } from './markets/market-pace.ts';
import { followerCursor, walkAt } from './markets/market-walk.ts';
import { type PeriodOutlook, type PeriodPrices, pricePeriod } from './markets/price-period.ts';
import { unit } from './random.ts';
import type { ScheduledGame } from './schedule/scheduled-game.ts';
import { scoreAt } from './score/score-at.ts';
import { type Expectation, pointsOf } from './score/score-plan.ts';

const HOUR_MS = 3_600_000;

/** Shares of games that are circled until some hours before kick-off, and of bursts during which prices are pulled. */
const CIRCLED_SHARE = 0.05;
const PULLED_SHARE = 0.03;
const CIRCLED_UNTIL_MS = 3 * HOUR_MS;

/** No bets are taken on the last moments of a game: the outcome is practically known. */
const CLOSING_SHARE = 0.985;

/** The second half, in every sport that is played in halves; overtime is part of it. */
const SECOND_HALF = 2;
const SECOND_HALF_SHARE = 0.52;

export interface LineContext {
  game: ScheduledGame;
  expected: Expectation;
  course: GameCourse;
  pace: MarketPace;
  store: string;
}

/** All lines of a game at one moment, including those that were taken down. */
export const gameLinesAt = (context: LineContext, bookMs: number): FeedLine[] => {
  const { game, store } = context;
  const { league, gameNum, kickoffMs } = game;
  const started = bookMs >= kickoffMs;
  const others = league.periods.map((period, order) =>
    started
      ? emptyLine(gameNum, period.periodNumber, store, kickoffMs, true)
      : pregamePeriod(context, bookMs, followerOf(context, bookMs, order), period),
  );
  return [
    ...wholesOf(context).map((whole) => wholeAt(context, bookMs, whole)),
    ...others,
    ...alternateLinesAt(context, bookMs),
    ...secondHalfAt(context, bookMs),
  ];
};

/** A line about the whole game, which is open while it is played. */
interface Whole {
  periodNumber: number;
  endMs: number;
}

/** The game's line and, if there is one, the line without overtime. */
const wholesOf = ({ game, course }: LineContext): Whole[] => {
  const { league, kickoffMs } = game;
  const regulation = findRegulation(league.sportType);
  const full = { periodNumber: 0, endMs: course.endMs };
  if (regulation === undefined) return [full];
  const endMs = course.postponed ? course.endMs : kickoffMs + regulationEndMs(course, game);
  return [full, { periodNumber: regulation.periodNumber, endMs }];
};

/** The end of regulation, counted from kick-off. */
const regulationEndMs = ({ plan: { segments, endMs } }: GameCourse, { league }: ScheduledGame): number =>
  segments[Math.min(league.segments.length, segments.length) - 1]?.endMs ?? endMs;

/**
 * Both lines come from one expectation at one moment: if they moved independently, bettors could play one against the
 * other.
 */
const wholeAt = (context: LineContext, bookMs: number, whole: Whole): FeedLine => {
  const { game, pace, store } = context;
  const { league, gameNum, kickoffMs } = game;
  const { periodNumber, endMs } = whole;
  const isStarted = bookMs >= kickoffMs;
  if (isStarted && (bookMs >= endMs || !league.inPlay))
    return emptyLine(gameNum, periodNumber, store, kickoffMs, true);
  if (isStarted) return livePeriod(context, bookMs, whole);
  const cursor = cursorAt(game.key, pace, bookMs);
  return pregamePeriod(context, bookMs, cursor, { ...fullGameOf(game), periodNumber });
};

/** The second half has its own line during half-time, which ends as the half begins. */
const secondHalfAt = (context: LineContext, bookMs: number): FeedLine[] => {
  const { game, course, store } = context;
  const { league, gameNum, key, kickoffMs } = game;
  if (bookMs < kickoffMs || !league.inPlay || course.postponed) return [];
  if (findPeriod(league.sportType, SECOND_HALF)?.label !== 'half2') return [];
  const [restedMs, resumesMs] = halfTimeOf(context);
  if (bookMs < restedMs) return [];
  if (bookMs >= resumesMs) return [emptyLine(gameNum, SECOND_HALF, store, resumesMs, true)];
  const { margin, total } = expectedAt(context, cursorAt(key, context.pace, bookMs));
  const outlook: PeriodOutlook = {
    margin: margin * SECOND_HALF_SHARE,
    total: total * SECOND_HALF_SHARE,
    score1: 0,
    score2: 0,
    share: SECOND_HALF_SHARE,
    fixedSpread: league.model.fixedSpread,
    alternatePoints: 0,
  };
  return [toLine(context, SECOND_HALF, outlook, { cutoffMs: resumesMs, status: 'O', maxWagerCents: null })];
};

/** Half-time lasts from the end of the first half's last segment to the start of the next one. */
const halfTimeOf = ({ game, course }: LineContext): readonly [fromMs: number, toMs: number] => {
  const next = game.league.segments.length / 2;
  const { segments } = course.plan;
  return [game.kickoffMs + segments[next - 1]!.endMs, game.kickoffMs + segments[next]!.startMs];
};

const followerOf = ({ game, pace }: LineContext, bookMs: number, order: number): MoveCursor =>
  followerCursor(cursorAt(game.key, pace, bookMs), order, Math.max(2, followersOf(game)));

/**
 * The number of parts and alternate lines, which take turns in following the game's line, so that more of them don't
 * mean more changes.
 */
const followersOf = ({ league }: ScheduledGame): number =>
  league.periods.length + league.alternatePoints.length;

/** The other spreads and totals for the full game, a fixed number of points from its own, up to kick-off. */
const alternateLinesAt = (context: LineContext, bookMs: number): FeedLine[] => {
  const { game, store } = context;
  const { league, gameNum, kickoffMs } = game;
  return league.alternatePoints.map((points, at) => {
    const periodNumber = FIRST_ALTERNATE_LINE + at;
    if (bookMs >= kickoffMs) return emptyLine(gameNum, periodNumber, store, kickoffMs, true);
    const cursor = followerOf(context, bookMs, league.periods.length + at);
    return pregamePeriod(context, bookMs, cursor, {
      ...fullGameOf(game),
      periodNumber,
      alternatePoints: points,
    });
  });
};

/** The market's expectation of the whole game, after moving away from the one by strength. */
const expectedAt = ({ game, expected }: LineContext, cursor: MoveCursor): Expectation => {
  const { model } = game.league;
  return {
    margin: expected.margin + model.marginDrift * walkAt(game.key, 'side', cursor),
    total: Math.max(1, expected.total + model.totalDrift * walkAt(game.key, 'total', cursor)),
  };
};

/** The part of a game that a line is about. */
interface PricedPart extends PricedPeriod {
  /** How far an alternate line is from the game's own. */
  alternatePoints?: number;
}

const fullGameOf = ({ league }: ScheduledGame): PricedPart => ({
  periodNumber: 0,
  share: 1,
  fixedSpread: league.model.fixedSpread,
});

const pregamePeriod = (
  context: LineContext,
  bookMs: number,
  cursor: MoveCursor,
  { periodNumber, share, fixedSpread, alternatePoints = 0 }: PricedPart,
): FeedLine => {
  const { game } = context;
  const { margin, total } = expectedAt(context, cursor);
  const outlook = {
    margin: margin * share,
    total: total * share,
    score1: 0,
    score2: 0,
    share,
    fixedSpread,
    alternatePoints,
  };
  const pulled =
    cursor.made > 0 && cursor.made < cursor.of && unit(game.key, 44, cursor.burst) < PULLED_SHARE;
  const circled = unit(game.key, 45) < CIRCLED_SHARE && bookMs < game.kickoffMs - CIRCLED_UNTIL_MS;
  const maxWagerCents = circled ? 10_000 * (2 + Math.floor(9 * unit(game.key, 46))) : null;
  const status = pulled ? 'H' : circled ? 'I' : 'O';
  return toLine(context, periodNumber, outlook, { cutoffMs: game.kickoffMs, status, maxWagerCents });
};

/**
 * A line while the game is played: around the current score, with less and less left to happen. Until the end of
 * regulation, prices don't include overtime.
 */
const livePeriod = (context: LineContext, bookMs: number, { periodNumber, endMs }: Whole): FeedLine => {
  const { game, course } = context;
  const { league, kickoffMs } = game;
  const pricedMs = pricedAtMs(context, bookMs);
  const elapsedMs = pricedMs - kickoffMs;
  const regulationMs = regulationEndMs(course, game);
  const played = Math.min(1, elapsedMs / (elapsedMs < regulationMs ? regulationMs : course.plan.endMs));
  const { margin, total } = expectedAt(context, cursorAt(game.key, context.pace, pricedMs));
  // Prices are about the games or points in sets; the score counts sets.
  const [score1, score2] =
    league.scoring === 'sets'
      ? pointsOf(course.plan.events.filter(({ atMs }) => atMs <= elapsedMs))
      : [scoreAt(league, course.plan, elapsedMs).score1, scoreAt(league, course.plan, elapsedMs).score2];
  const outlook: PeriodOutlook = {
    margin: score2 - score1 + margin * (1 - played),
    total: score1 + score2 + total * (1 - played),
    score1,
    score2,
    share: 1 - played,
    fixedSpread: league.model.fixedSpread,
    alternatePoints: 0,
  };
  const held = bookMs < heldUntilMs(context, bookMs) || bookMs >= closesMs(game, endMs);
  const status = held ? 'H' : 'O';
  return toLine(context, periodNumber, outlook, { cutoffMs: endMs, status, maxWagerCents: null });
};

/**
 * The moment at which live prices were made: the last move, or the last score in sports where play stops for one. Where
 * scores come all the time, prices only follow with the moves.
 */
const pricedAtMs = ({ game, course, pace }: LineContext, bookMs: number): number => {
  const moveMs = Math.max(game.kickoffMs, lastMoveMs(game.key, pace, bookMs));
  return game.league.holdMs === 0 ? moveMs : Math.max(moveMs, lastScoreMs(game, course, bookMs));
};

const lastScoreMs = ({ kickoffMs }: ScheduledGame, { plan }: GameCourse, bookMs: number): number => {
  let lastMs = -Infinity;
  for (const { atMs } of plan.events) {
    if (kickoffMs + atMs > bookMs) break;
    lastMs = kickoffMs + atMs;
  }
  return lastMs;
};

/** The time until which prices are held after the last score; −Infinity when they aren't. */
export const heldUntilMs = ({ game, course }: LineContext, bookMs: number): number =>
  game.league.holdMs === 0 ? -Infinity : lastScoreMs(game, course, bookMs) + game.league.holdMs;

/** The times from which each whole line is held until its end. */
export const closingsMs = (context: LineContext): number[] =>
  wholesOf(context).map(({ endMs }) => closesMs(context.game, endMs));

const closesMs = ({ kickoffMs }: ScheduledGame, endMs: number): number =>
  kickoffMs + Math.floor((endMs - kickoffMs) * CLOSING_SHARE) + 1;

/** The time at which a circled game is opened up. */
export const uncircledMs = ({ kickoffMs }: ScheduledGame): number => kickoffMs - CIRCLED_UNTIL_MS;

/** The facts of a line besides its prices. */
interface Taking {
  cutoffMs: number;
  status: LineStatus;
  maxWagerCents: number | null;
}

const toLine = (
  { game, store }: LineContext,
  periodNumber: number,
  outlook: PeriodOutlook,
  { cutoffMs, status, maxWagerCents }: Taking,
): FeedLine => {
  const { league } = game;
  const prices = pricePeriod(league, outlook, isThreeWayPeriod(league.sportType, periodNumber));
  const line = emptyLine(game.gameNum, periodNumber, store, cutoffMs, false);
  const isRegulation = findRegulation(league.sportType)?.periodNumber === periodNumber;
  if (league.hasSpread && !isRegulation) fillSpread(line, prices);
  // Some books leave out the money line when the favorite is too strong.
  const lopsided = Math.abs(prices.spread2) >= 21 && unit(game.key, 47) < 0.7;
  if (!lopsided && !isAlternateLine(periodNumber)) fillMoneyLine(line, prices);
  if (league.hasTotal && !isRegulation) fillTotals(line, prices);
  // It only has a money line.
  if (isRegulation) line.disabled = line.moneyLine1 === null;
  if (league.teamTotals && periodNumber === 0) fillTeamTotals(line, prices);
  line.spreadLineStatus = line.moneyLineStatus = line.totalsStatus = line.teamTotalsLineStatus = status;
  line.spreadMaxWagerCents = line.moneyLineMaxWagerCents = maxWagerCents;
  line.totalsMaxWagerCents = line.teamTotalsMaxWagerCents = maxWagerCents === null ? null : maxWagerCents / 2;
  return line;
};

const fillSpread = (line: FeedLine, { spread, spread2 }: PeriodPrices): void => {
  if (spread === null) return;
  line.spread1 = 0 - spread2;
  line.spread2 = spread2;
  line.spreadAdj1 = spread.price1;
  line.spreadAdj2 = spread.price2;
};

const fillMoneyLine = (line: FeedLine, { moneyLine, moneyLineDraw }: PeriodPrices): void => {
  if (moneyLine === null) return;
  line.moneyLine1 = moneyLine.price1;
  line.moneyLine2 = moneyLine.price2;
  line.moneyLineDraw = moneyLineDraw;
};

const fillTotals = (line: FeedLine, { totals, totalPoints }: PeriodPrices): void => {
  if (totals === null) return;
  line.totalPoints = totalPoints;
  line.ttlPtsAdj1 = totals.price1;
  line.ttlPtsAdj2 = totals.price2;
};

const fillTeamTotals = (line: FeedLine, { teamTotals }: PeriodPrices): void => {
  const [first, second] = teamTotals;
  if (first?.prices == null || second?.prices == null) return;
  line.team1TotalPoints = first.points;
  line.team1TtlPtsAdj1 = first.prices.price1;
  line.team1TtlPtsAdj2 = first.prices.price2;
  line.team2TotalPoints = second.points;
  line.team2TtlPtsAdj1 = second.prices.price1;
  line.team2TtlPtsAdj2 = second.prices.price2;
};

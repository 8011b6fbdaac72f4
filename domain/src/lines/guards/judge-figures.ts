import { fairChance, sumOfChances } from './chances.ts';
import type { DoubtCode } from '../feed/doubt-code.ts';
import type { Guards, SportGuards } from './guard-figures.schema.ts';
import {
  isEmpty,
  isPriced,
  MARKET_FIELDS,
  type GuardedMarket,
  type MarketFigures,
} from './market-figures.ts';

/** The facts by which a jump is measured: the phase of the game, and recent scores. */
export interface GuardMoment {
  phase: 'before' | 'inPlay' | 'afterScore';
  /** The points that were just scored, by team; 0 at other times. */
  scored: readonly [number, number];
}

/** A point is worth more and more in play: near the end this many times as much as before the start. */
const WORTH_IN_PLAY = 3;

/**
 * The change of the first side's chance from row to row, with its points taken into account; null when it is unknown.
 */
const chanceMoved = (
  guarded: GuardedMarket,
  before: MarketFigures,
  after: MarketFigures,
  { moment, sport }: { moment: GuardMoment; sport: SportGuards },
): number | null => {
  const [from, to] = [fairChance(before), fairChance(after)];
  if (from === null || to === null) return null;
  const { points, direction, market } = MARKET_FIELDS[guarded];
  if (points === null) return to - from;
  if (before.points === null || after.points === null) return null;
  const perPoint = (market === 'S' ? sport.spreadPerPoint : sport.totalPerPoint) * direction;
  const worth = perPoint * (after.points - before.points);
  const least = to - from - worth;
  if (moment.phase === 'before') return least;
  const most = to - from - WORTH_IN_PLAY * worth;
  if (Math.sign(least) !== Math.sign(most)) return 0;
  return Math.abs(least) < Math.abs(most) ? least : most;
};

/** The part of a move that the score explains, as far as it is counted in points. */
const dueToScore = (
  guarded: GuardedMarket,
  [one, two]: GuardMoment['scored'],
  { spreadPerPoint, totalPerPoint }: SportGuards,
): number => {
  const due: Readonly<Record<GuardedMarket, number>> = {
    M: 0,
    S: spreadPerPoint * (one - two),
    L: totalPerPoint * (one + two),
    E1: totalPerPoint * one,
    E2: totalPerPoint * two,
  };
  return due[guarded];
};

/** How far a total may move beyond what the score explains, in moves in play: a late score is hardly worth more. */
const TOTAL_AFTER_SCORE = 1.5;

const isTooFar = (
  moved: number,
  guarded: GuardedMarket,
  { phase, scored }: GuardMoment,
  sport: SportGuards,
): boolean => {
  if (phase !== 'afterScore')
    return Math.abs(moved) > (phase === 'before' ? sport.mostBefore : sport.mostInPlay);
  // If both teams scored, it is unknown who scored last.
  const gained = scored[0] > 0 && scored[1] > 0 ? 0 : Math.sign(scored[0] - scored[1]);
  const isOfTeams = guarded === 'M' || guarded === 'S';
  if (isOfTeams && gained !== 0 && Math.sign(moved) !== gained) return Math.abs(moved) > sport.mostInPlay;
  if (isOfTeams) return Math.abs(moved) > sport.mostAfterScore;
  // The mover may have seen the score before it was reported.
  const rest = Math.min(Math.abs(moved), Math.abs(moved - dueToScore(guarded, scored, sport)));
  return rest > TOTAL_AFTER_SCORE * sport.mostInPlay;
};

/** Whether a market moved further from the believed figures than one row plausibly moves it. */
export const isJump = (
  guarded: GuardedMarket,
  believed: MarketFigures,
  said: MarketFigures,
  { moment, sport }: { moment: GuardMoment; sport: SportGuards },
): boolean => {
  const moved = chanceMoved(guarded, believed, said, { moment, sport });
  return moved !== null && isTooFar(moved, guarded, moment, sport);
};

/** why a row's market is impossible in itself, whatever came before; null when it is possible */
export const judgeAlone = (
  figures: MarketFigures,
  { leastSum, mostSum, mostSumOfThree }: Guards,
): DoubtCode | null => {
  const sum = sumOfChances(figures);
  if (sum === null) return null;
  if (sum < leastSum) return 'pricesCrossed';
  return sum > (figures.third === null ? mostSum : mostSumOfThree) ? 'pricesTooWide' : null;
};

/** A side or the draw lost its price while others keep theirs. */
export const hasLostSide = (believed: MarketFigures, said: MarketFigures): boolean => {
  if (!isPriced(believed) || isEmpty(said)) return false;
  return !isPriced(said) || (believed.third !== null && said.third === null);
};

/**
 * A price without a draw becomes one with a draw: that is another bet under the same name, because overtime doesn't
 * count for it (HR-74).
 */
export const hasAddedDraw = (believed: MarketFigures, said: MarketFigures): boolean =>
  isPriced(believed) && believed.third === null && said.third !== null;

/** The spread and the money line of a line have different favorites. */
export const isContradiction = (
  spread: MarketFigures,
  money: MarketFigures,
  { mostContradiction }: SportGuards,
): boolean => {
  const sum = sumOfChances(money);
  if (sum === null || !isPriced(spread) || spread.points === null) return false;
  if (Math.abs(spread.points) < 1.5) return false;
  // A positive value means that team 1 is the favorite of the money line.
  const lead =
    (fairChance(money) ?? 0) - (fairChance({ ...money, prices: [money.prices[1], money.prices[0]] }) ?? 0);
  return spread.points * lead > 0 && Math.abs(lead) > mostContradiction;
};

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

/** What a jump is measured by: the phase of the game, and what was scored while that is news. */
export interface GuardMoment {
  phase: 'before' | 'inPlay' | 'afterScore';
  /** Points that are news, by team; 0 but after a score. */
  scored: readonly [number, number];
}

/** A point is worth more and more in play: near the end so many times as much as before the start. */
const WORTH_IN_PLAY = 3;

/** How much the first side's chance moves from row to row, points taken into account; null: it can't be told. */
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

/** How much of a move is due to what was scored, as far as it is counted in points. */
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

/** Beyond what was scored: a late score is hardly worth more to a total. */
const TOTAL_AFTER_SCORE = 1.5;

const isTooFar = (
  moved: number,
  guarded: GuardedMarket,
  { phase, scored }: GuardMoment,
  sport: SportGuards,
): boolean => {
  if (phase !== 'afterScore')
    return Math.abs(moved) > (phase === 'before' ? sport.mostBefore : sport.mostInPlay);
  // Where both scored, nobody can tell who scored last.
  const gained = scored[0] > 0 && scored[1] > 0 ? 0 : Math.sign(scored[0] - scored[1]);
  const isOfTeams = guarded === 'M' || guarded === 'S';
  if (isOfTeams && gained !== 0 && Math.sign(moved) !== gained) return Math.abs(moved) > sport.mostInPlay;
  if (isOfTeams) return Math.abs(moved) > sport.mostAfterScore;
  // The mover may have seen the score before it was told.
  const rest = Math.min(Math.abs(moved), Math.abs(moved - dueToScore(guarded, scored, sport)));
  return rest > TOTAL_AFTER_SCORE * sport.mostInPlay;
};

/** Whether a market moved further from what was believed than a row moves it. */
export const isJump = (
  guarded: GuardedMarket,
  believed: MarketFigures,
  said: MarketFigures,
  { moment, sport }: { moment: GuardMoment; sport: SportGuards },
): boolean => {
  const moved = chanceMoved(guarded, believed, said, { moment, sport });
  return moved !== null && isTooFar(moved, guarded, moment, sport);
};

/** why a row's market is impossible on its own, whatever was said before; null when it isn't */
export const judgeAlone = (
  figures: MarketFigures,
  { leastSum, mostSum, mostSumOfThree }: Guards,
): DoubtCode | null => {
  const sum = sumOfChances(figures);
  if (sum === null) return null;
  if (sum < leastSum) return 'pricesCrossed';
  return sum > (figures.third === null ? mostSum : mostSumOfThree) ? 'pricesTooWide' : null;
};

/** A side, or the draw, lost its price while others keep theirs. */
export const hasLostSide = (believed: MarketFigures, said: MarketFigures): boolean => {
  if (!isPriced(believed) || isEmpty(said)) return false;
  return !isPriced(said) || (believed.third !== null && said.third === null);
};

/**
 * A price without a draw becomes one next to a draw: another bet under the same name, since overtime doesn't count for
 * it (HR-74).
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
  // Positive: the money line has team 1 as the favorite.
  const lead =
    (fairChance(money) ?? 0) - (fairChance({ ...money, prices: [money.prices[1], money.prices[0]] }) ?? 0);
  return spread.points * lead > 0 && Math.abs(lead) > mostContradiction;
};

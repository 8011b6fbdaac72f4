import { type GamePick, type Market, type Side, SIDES_OF } from '../../ground/pick/pick.ts';
import type { Rational } from '../../ground/money/rational.ts';
import {
  fairProbabilityOf,
  interpolateProbability,
  type ProbabilityAt,
} from '../../ground/price/fair-probability.ts';
import { periodOfLine } from '../../ground/sport/alternate-line.ts';
import type { GameLine } from '../../lines/line/game-line.schema.ts';
import type { Game } from '../../lines/line/game.schema.ts';
import { lineOffersDraw, selectMarket } from '../../lines/line/market-line.ts';
import { judgeMarket } from '../quote/line-validity.ts';
import type { SaleRefusal } from './sale-refusal.ts';

/** A leg that isn't decided, as it was accepted. */
export interface LegToValue {
  pick: GamePick;
  /** The number it was accepted at, bought points included; null for a money line. */
  finalLine: number | null;
  /** A draw was offered next to its money line. */
  threeWay: boolean;
  listedPitcher1: string | null;
  listedPitcher2: string | null;
}

/** All that the book now has of a game, at one store's prices. */
export interface GameOffer {
  game: Game;
  /** The lines of all its periods, alternate lines among them. */
  lines: readonly GameLine[];
  /** false while their feed is silent, or what is known of them may be old (HR-32). */
  feedUp: boolean;
}

/** The sides of which exactly one wins, the leg's own among them. */
const sidesWith = (line: GameLine, market: Market, side: Side): readonly Side[] => {
  if (market === 'M') return lineOffersDraw(line) ? SIDES_OF.M : SIDES_OF.M.filter((one) => one !== 'draw');
  if (market !== 'E') return SIDES_OF[market];
  const team = side.startsWith('team1') ? 'team1' : 'team2';
  return SIDES_OF.E.filter((one) => one.startsWith(team));
};

/** @returns null when one of its sides has no price */
const valueAt = (line: GameLine, { market, side }: GamePick): Rational | null => {
  const sides = sidesWith(line, market, side);
  const prices = sides.map((one) => selectMarket(line, market, one).price);
  const known = prices.filter((price) => price !== null);
  return known.length === prices.length && sides.includes(side)
    ? fairProbabilityOf(known, sides.indexOf(side))
    : null;
};

/**
 * How likely an undecided leg is to win by the book's own lines without their margin (HR-51): by an open line of its
 * own number, else between the two open ones next to it.
 *
 * @param offer null: the book has let go of the game
 */
export const findLegProbability = (
  leg: LegToValue,
  offer: GameOffer | null,
  bookMs: number,
): Rational | SaleRefusal => {
  if (offer === null) return 'noLine';
  const { game, lines, feedUp } = offer;
  if (!feedUp) return 'stale';
  // HR-50: with another starter the line is about another game.
  if (game.listedPitcher1 !== leg.listedPitcher1 || game.listedPitcher2 !== leg.listedPitcher2)
    return 'pitchers';
  const { market, side, periodNumber } = leg.pick;
  const conditions = { bookMs, feedUp, restrictions: [], isTeased: false };
  const told = lines
    .filter((line) => periodOfLine(line.periodNumber) === periodOfLine(periodNumber))
    .filter((line) => market !== 'M' || lineOffersDraw(line) === leg.threeWay)
    .map((line) => ({
      line,
      points: selectMarket(line, market, side).points,
      state: judgeMarket(game, line, market, side, conditions).state,
    }));
  const isOpen = ({ state }: (typeof told)[number]): boolean => state === 'open' || state === 'circled';
  const isHeld = told.some(({ state }) => state === 'held' || state === 'doubted');
  const own = told.filter(({ points }) => points === leg.finalLine);
  const ownOpen = own.find(isOpen);
  if (ownOpen !== undefined) return valueAt(ownOpen.line, leg.pick) ?? 'noLine';
  // A line that the book holds is not valued by its neighbors.
  if (own.some(({ state }) => state === 'held' || state === 'doubted')) return 'held';
  return valueBetween(leg, told.filter(isOpen)) ?? (isHeld ? 'held' : 'noLine');
};

const valueBetween = (
  { pick, finalLine }: LegToValue,
  open: ReadonlyArray<{ line: GameLine; points: number | null }>,
): Rational | null => {
  if (finalLine === null) return null;
  const values = open.flatMap(({ line, points }): ProbabilityAt[] => {
    const probability = valueAt(line, pick);
    return points === null || probability === null ? [] : [{ points, probability }];
  });
  const below = values.filter(({ points }) => points < finalLine).sort((a, b) => b.points - a.points)[0];
  const above = values.filter(({ points }) => points > finalLine).sort((a, b) => a.points - b.points)[0];
  return below === undefined || above === undefined ? null : interpolateProbability(finalLine, below, above);
};

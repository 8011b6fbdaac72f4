import type { DefaultSpreadDisplay } from '../../ground/house-rules/house-rules.schema.ts';
import type { GameLine } from '../line/game-line.schema.ts';
import { findSport } from '../../ground/sport/sports.ts';

/** The numbers that a line is about, and its own. */
export type LineNumbers = Pick<GameLine, 'periodNumber' | 'spread1' | 'totalPoints'>;

/** How many alternate lines a game of this sport shows by default; a game in play is judged by that alone. */
export const countDefaultAlternates = (
  display: DefaultSpreadDisplay,
  sportType: string,
  isInPlay: boolean,
): number => (isInPlay ? display.live : display[findSport(sportType)?.alternates ?? 'others']);

/**
 * Points from the game's own line: of spreads, of totals where either has no spread; Infinity where nothing compares.
 */
const distanceFrom = (own: LineNumbers | null, line: LineNumbers): number => {
  if (own === null) return Infinity;
  if (own.spread1 !== null && line.spread1 !== null) return Math.abs(line.spread1 - own.spread1);
  if (own.totalPoints !== null && line.totalPoints !== null)
    return Math.abs(line.totalPoints - own.totalPoints);
  return Infinity;
};

/**
 * Alternate lines that show until somebody asks for all of a game's: the nearest to its own, of equally near ones those
 * with the lower number (spec 2 §2; the reading is that of ADR 0007).
 *
 * What shows must not change under the eye with every half point that the market moves, and must not be left behind by
 * a market that walked away. So a choice that was made is kept for as long as it holds the nearest line of all, which
 * is gone once the game's own number has walked about half the width of what shows, however fine or coarse the ladder;
 * then it is rebuilt. In a choice that is kept, only lines that went are replaced: those nearest to the game's own take
 * their places.
 *
 * @param own the line of the full game; null when there is none
 * @param earlier what this gave for the game before; empty when it was just unfolded
 * @returns their numbers in ascending order, `count` or as many as there are
 */
export const selectDefaultAlternates = (
  own: LineNumbers | null,
  alternates: readonly LineNumbers[],
  count: number,
  earlier: readonly number[],
): number[] => {
  const ranked = alternates
    .map((line) => ({ periodNumber: line.periodNumber, distance: distanceFrom(own, line) }))
    .sort((a, b) => (a.distance === b.distance ? a.periodNumber - b.periodNumber : a.distance - b.distance));
  const shown = ranked.filter(({ periodNumber }) => earlier.includes(periodNumber));
  const kept = shown[0]?.distance === ranked[0]?.distance ? shown : [];
  return [...kept, ...ranked.filter((line) => !kept.includes(line))]
    .slice(0, count)
    .map(({ periodNumber }) => periodNumber)
    .sort((a, b) => a - b);
};

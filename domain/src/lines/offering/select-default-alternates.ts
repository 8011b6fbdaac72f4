import type { DefaultSpreadDisplay } from '../../ground/house-rules/house-rules.schema.ts';
import type { GameLine } from '../line/game-line.schema.ts';
import { findSport } from '../../ground/sport/sports.ts';

/** A line's points and its period number. */
export type LineNumbers = Pick<GameLine, 'periodNumber' | 'spread1' | 'totalPoints'>;

/**
 * The number of alternate lines that a game of this sport shows by default; all games in play have one number, whatever
 * their sport.
 */
export const countDefaultAlternates = (
  display: DefaultSpreadDisplay,
  sportType: string,
  isInPlay: boolean,
): number => (isInPlay ? display.live : display[findSport(sportType)?.alternates ?? 'others']);

/**
 * The distance in points from the game's own line: by spread, or by total where either line has no spread; Infinity
 * where the two can't be compared.
 */
const distanceFrom = (own: LineNumbers | null, line: LineNumbers): number => {
  if (own === null) return Infinity;
  if (own.spread1 !== null && line.spread1 !== null) return Math.abs(line.spread1 - own.spread1);
  if (own.totalPoints !== null && line.totalPoints !== null)
    return Math.abs(line.totalPoints - own.totalPoints);
  return Infinity;
};

/**
 * Selects the alternate lines that show until somebody asks for all of a game's: those nearest to its own line, and of
 * equally near ones those with the lower number (spec 2 §2, as ADR 0007 reads it).
 *
 * The shown lines must not change before the reader's eyes with every half point that the market moves, but must follow
 * a market that has moved away. So a choice is kept while it includes the nearest line of all. It no longer does once
 * the game's own number has moved about half the width of the shown lines, however fine or coarse the ladder is; then
 * the choice is rebuilt. While a choice is kept, only lines that were removed are replaced, by those nearest to the
 * game's own.
 *
 * @param own the line of the full game; null when there is none
 * @param earlier the previous result for this game; empty when it was just unfolded
 * @returns their numbers in ascending order: `count` of them, or all if there are fewer
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

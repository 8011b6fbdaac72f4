import { type League, rowOfSport, rulesOfLeague } from '../sport/sports.ts';
import type { GameScore } from './game-score.schema.ts';

/**
 * How the listed segments relate to the sport's own: one each, or two of the sport's in one, as college basketball is
 * played. In a league that this book doesn't know as many as the sport has are its own.
 *
 * @returns null when fewer don't tell whether they are quarters or halves (HR-70)
 */
const selectLayout = (league: League, { segments }: Pick<GameScore, 'segments'>): 'own' | 'halves' | null => {
  const own = rowOfSport(league.sportType).segments.count;
  const { regulationSegments } = rulesOfLeague(league);
  if (regulationSegments === null) return segments.length >= own ? 'own' : null;
  return regulationSegments * 2 === own ? 'halves' : 'own';
};

/** Listed segments of a regulation game. @returns null where the layout isn't known */
export const countRegulationSegments = (
  league: League,
  score: Pick<GameScore, 'segments'>,
): number | null => {
  const layout = selectLayout(league, score);
  const own = rowOfSport(league.sportType).segments.count;
  return layout === null ? null : layout === 'halves' ? own / 2 : own;
};

/**
 * First and last listed segment of a part of the game.
 * @returns null where the listed ones don't have it: a quarter of a game that is told in halves
 */
export const selectRange = (
  league: League,
  score: Pick<GameScore, 'segments'>,
  [first, last]: readonly [number, number],
): readonly [number, number] | null => {
  const layout = selectLayout(league, score);
  if (layout === null) return null;
  if (layout === 'own') return [first, last];
  return first % 2 === 0 && last % 2 === 1 ? [first / 2, (last - 1) / 2] : null;
};

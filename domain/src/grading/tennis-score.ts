import type { GameScore } from '../score/game-score.ts';
import { type PeriodPoints, sumSegments } from '../score/period-score.ts';

/** A tennis segment is a set, its points the games won in it. The match goes to the sets, not to the games. */
export const calculateSetsWon = ({ phase, segments, score1, score2 }: GameScore): PeriodPoints | null => {
  if (phase !== 'final') return null;
  if (segments.length === 0) return { score1, score2 };
  return sumSegments(segments.map(([games1, games2]) => [Number(games1 > games2), Number(games2 > games1)]));
};

/** Spreads and totals of a match count games. @returns null when the feed told no sets */
export const calculateGamesWon = ({ phase, segments }: GameScore): PeriodPoints | null =>
  phase !== 'final' || segments.length === 0 ? null : sumSegments(segments);

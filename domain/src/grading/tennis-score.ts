import type { GameScore } from '../score/game-score.ts';
import { type PeriodPoints, sumSegments } from '../score/period-score.ts';

type Segment = GameScore['segments'][number];

/** The third set may be a tie-break to ten. */
const MATCH_TIE_BREAK = 2;
const SETS_TO_WIN = 2;

/** A set is won by six games with two ahead, or by seven; a match tie-break by ten points, or told as 1 : 0. */
const isMatchTieBreak = ([games1, games2]: Segment, at: number): boolean => {
  const [more, fewer] = [Math.max(games1, games2), Math.min(games1, games2)];
  return at === MATCH_TIE_BREAK && ((more === 1 && fewer === 0) || (more >= 10 && more - fewer >= 2));
};

export const isSetComplete = ([games1, games2]: Segment, at: number): boolean => {
  const [more, fewer] = [Math.max(games1, games2), Math.min(games1, games2)];
  return (
    isMatchTieBreak([games1, games2], at) || (more >= 6 && more - fewer >= 2) || (more === 7 && fewer === 6)
  );
};

/** Completed sets alone: one that is being played belongs to nobody (HR-78). The match goes to the sets. */
export const calculateSetsWon = ({ segments, score1, score2 }: GameScore): PeriodPoints =>
  segments.length === 0
    ? { score1, score2 }
    : sumSegments(
        segments
          .filter(isSetComplete)
          .map(([games1, games2]) => [Number(games1 > games2), Number(games2 > games1)] as const),
      );

/** Spreads and totals of a match count games, a match tie-break as one. @returns null when the feed told no sets */
export const calculateGamesWon = ({ segments }: GameScore): PeriodPoints | null =>
  segments.length === 0
    ? null
    : sumSegments(
        segments.map((set, at) =>
          isMatchTieBreak(set, at) ? ([Number(set[0] > set[1]), Number(set[1] > set[0])] as const) : set,
        ),
      );

/** Somebody won the sets that it takes, and none is under way; `official` says it where a feed knows better. */
export const isMatchComplete = (score: GameScore): boolean => {
  if (score.official !== null) return score.official;
  const { score1, score2 } = calculateSetsWon(score);
  return Math.max(score1, score2) >= SETS_TO_WIN && score1 !== score2 && score.segments.every(isSetComplete);
};

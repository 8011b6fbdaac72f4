import type { ResultRules } from '../sport/sport-row.ts';
import type { GameScore } from './game-score.schema.ts';
import { sumSegments } from './period-score.ts';

const REGULATION_INNINGS = 9;

/** Half innings that were played to their end: as told, else two for each inning that is listed (HR-72). */
export const countHalves = ({ playedHalves, segments }: GameScore): number =>
  playedHalves ?? segments.length * 2;

/** Innings of a full game, as scheduled before the first pitch. */
export const countInnings = ({ scheduledInnings }: Pick<GameScore, 'scheduledInnings'>): number =>
  scheduledInnings ?? REGULATION_INNINGS;

/** Played to its end: in the last inning or later, with the home team ahead as soon as it leads. */
const isPlayedOut = (score: GameScore): boolean => {
  const halves = countHalves(score);
  const least = 2 * countInnings(score);
  const { score1, score2 } = score;
  return halves % 2 === 0 ? halves >= least && score1 !== score2 : halves >= least - 1 && score2 > score1;
};

/**
 * The score that a called game goes by (HR-72): that after the last full inning, unless the home team tied or went
 * ahead in its half of the one that was being played. Elsewhere a score is what it is.
 */
export const setBackCalledGame = ({ hasInnings }: ResultRules, score: GameScore): GameScore => {
  const { playedHalves, segments, phase } = score;
  if (!hasInnings || playedHalves === null || phase !== 'final' || isPlayedOut(score)) return score;
  const full = Math.floor(playedHalves / 2);
  if (segments.length <= full) return score;
  const before = sumSegments(segments.slice(0, full));
  const visitor = before.score1 + (segments[full]?.[0] ?? 0);
  const { score1, score2 } = sumSegments(segments);
  const hasTied = before.score2 < visitor && score2 >= score1;
  const hasGoneAhead = before.score2 <= visitor && score2 > score1;
  return hasTied || hasGoneAhead ? score : { ...score, ...before, segments: segments.slice(0, full) };
};

import { type League, rulesOfLeague } from '../sport/sports.ts';
import type { GameScore } from './game-score.schema.ts';
import { sumSegments } from './period-score.ts';
import { countRegulationSegments } from './segment-layout.ts';

/** Why a final can't be what happened, or doesn't say enough to be believed (HR-70, HR-75). */
export type ResultFault =
  | 'level'
  | 'segmentsExceed'
  | 'segmentsFallShort'
  | 'tooFewSegments'
  | 'unknownLayout';

/** @returns null when the final may be graded. That none comes before the start is the feeds' own business. */
export const findResultFault = (league: League, score: GameScore): ResultFault | null => {
  if (score.phase !== 'final') return null;
  const row = rulesOfLeague(league);
  // What its league calls no result may have stopped anywhere.
  if (!row.mayTie && score.score1 === score.score2 && score.official !== false && row.scoring === 'points')
    return 'level';
  return row.scoring === 'points' && score.segments.length > 0 ? findSegmentFault(league, score) : null;
};

const findSegmentFault = (league: League, score: GameScore): ResultFault | null => {
  const { segments, score1, score2 } = score;
  const regulation = countRegulationSegments(league, score);
  const sum = sumSegments(segments);
  if (sum.score1 > score1 || sum.score2 > score2) return 'segmentsExceed';
  const isShort = regulation === null || segments.length < regulation;
  if (isShort && !saysHowMuchWasPlayed(league, score))
    return regulation === null && segments.length > 1 ? 'unknownLayout' : 'tooFewSegments';
  // An overtime that wasn't listed follows a level regulation.
  const mayGoOn = !isShort && sum.score1 === sum.score2;
  return (sum.score1 === score1 && sum.score2 === score2) || mayGoOn ? null : 'segmentsFallShort';
};

/** Innings say it themselves. */
const saysHowMuchWasPlayed = (league: League, { playedMinutes, official }: GameScore): boolean =>
  rulesOfLeague(league).hasInnings || playedMinutes !== null || official !== null;

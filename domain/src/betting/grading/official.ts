import { countHalves, countInnings } from '../../ground/score/called-score.ts';
import type { GameScore } from '../../ground/score/game-score.schema.ts';
import { isOverPhase } from '../../ground/score/is-over-phase.ts';
import { sumSegments } from '../../ground/score/period-score.ts';
import { countRegulationSegments, selectRange } from '../../ground/score/segment-layout.ts';
import { periodOfLine } from '../../ground/sport/alternate-line.ts';
import { findPeriod } from '../../ground/sport/find-period.ts';
import { type League, rulesOfLeague } from '../../ground/sport/sports.ts';
import type { Market } from '../../ground/pick/pick.ts';

/**
 * Whether a wager on a part of a game may be graded from a score (HR-70 to HR-73). `short`: not played far enough, so
 * that only what is decided already stands (HR-71). `untold`: the score doesn't say how far it was played.
 */
export type Officialness = 'official' | 'short' | 'undecided' | 'untold';

const BASEBALL_MONEY_LINE_INNINGS = 5;

export const judgeOfficial = (
  league: League,
  market: Market,
  periodNumber: number,
  score: GameScore,
): Officialness => {
  const { phase } = score;
  if (!isOverPhase(phase)) return 'undecided';
  if (periodOfLine(periodNumber) === 0)
    return phase === 'final' && isOfficialGame(league, market, score) ? 'official' : 'short';
  const isEnded = isPlayedToItsEnd(league, periodNumber, score);
  return isEnded === null ? 'untold' : isEnded ? 'official' : 'short';
};

/** A full game; one without segments is taken at the feed's word. */
const isOfficialGame = (league: League, market: Market, score: GameScore): boolean => {
  const { official, playedMinutes, segments } = score;
  if (official !== null) return official;
  const { hasInnings, minutes } = rulesOfLeague(league);
  if (hasInnings) {
    if (segments.length === 0 && score.playedHalves === null) return true;
    return isInningPlayed(score, market === 'M' ? BASEBALL_MONEY_LINE_INNINGS : countInnings(score));
  }
  return minutes === null || playedMinutes === null || playedMinutes >= minutes.official;
};

/** The visitor's half suffices when the home team leads. */
const isInningPlayed = (score: GameScore, innings: number): boolean => {
  const { score1, score2 } =
    score.segments.length === 0 ? score : sumSegments(score.segments.slice(0, innings));
  return countHalves(score) >= 2 * innings - (score2 > score1 ? 1 : 0);
};

/** @returns null when that isn't told */
const isPlayedToItsEnd = (league: League, periodNumber: number, score: GameScore): boolean | null => {
  const period = findPeriod(league.sportType, periodNumber);
  const { phase, playedMinutes, segments, official } = score;
  if (period === undefined) return null;
  const { hasInnings, minutes } = rulesOfLeague(league);
  const isFinal = phase === 'final';
  if (hasInnings && (isFinal || score.playedHalves !== null))
    return segments.length === 0 || isInningPlayed(score, period.segments[1] + 1);
  if (isFinal && segments.length === 0) return true;
  // What comes after regulation belongs to it, and the game didn't get there.
  if (period.overtime && !isFinal) return false;
  const range = selectRange(league, score, period.segments);
  const regulation = countRegulationSegments(league, score);
  if (range === null || regulation === null) return null;
  const needed = range[1] + 1;
  if (minutes !== null && playedMinutes !== null)
    return playedMinutes * regulation >= minutes.regulation * needed;
  if (isFinal && segments.length >= regulation) return true;
  // The last one that is listed may have been under way.
  if (segments.length > needed) return true;
  return isFinal && official === true ? null : false;
};

import { UNTOLD } from '@lineboard/domain/ground/score/untold';
import { rowOfSport, rulesOfLeague } from '@lineboard/domain/ground/sport/sports';
import type { FeedScore } from '../timeline/timeline-entity.ts';
import type { HeldEvent } from './held-event.ts';
import type { ScoreReason } from './left-out.ts';
import type { ToldScore } from './parse-scores.ts';

/** null: it hasn't begun, which is no news. */
export type ScoreJudgement = { ok: true; score: FeedScore | null } | { ok: false; reason: ScoreReason };

const refuse = (reason: ScoreReason): ScoreJudgement => ({ ok: false, reason });

/**
 * What a score of the provider means for the event as the feed knows it. Money is paid by this: what isn't certain is
 * left, and told, and the operator decides.
 */
export const judgeScore = (told: ToldScore, held: HeldEvent, nowMs: number): ScoreJudgement => {
  const { completed, points, updatedMs } = told;
  if (points === null) return completed ? refuse('finalWithoutScore') : { ok: true, score: null };
  if (points === undefined) return refuse('scoreUnfit');
  const [score1, score2] = [points.get(held.awayTeam), points.get(held.homeTeam)];
  if (score1 === undefined || score2 === undefined) return refuse('namesDiffer');
  if (Math.max(score1, score2) > rowOfSport(held.league.sportType).bounds.score) return refuse('scoreUnfit');
  // Answers of several servers of theirs may come in another order than they were made.
  if (held.scoreUpdatedMs !== null && (updatedMs === null || updatedMs < held.scoreUpdatedMs))
    return refuse('olderThanSaid');
  if (completed) {
    const startMs = Math.max(told.commenceMs, held.commenceMs);
    if (nowMs <= startMs || updatedMs === null || updatedMs <= startMs) return refuse('finalTooEarly');
    // An equal final is a score that was caught halfway where teams play on until somebody has won.
    if (score1 === score2 && !rulesOfLeague(held.league).mayTie) return refuse('finalTied');
  }
  const { gameNum } = held;
  const phase = completed ? 'final' : 'live';
  return {
    ok: true,
    score: {
      gameNum,
      phase,
      clock: '',
      score1,
      score2,
      segments: [],
      startingPitcher1: null,
      startingPitcher2: null,
      ...UNTOLD,
      situation: null,
    },
  };
};

import type { ResultDetail } from './game-score.ts';

/** What most feeds don't say of a score. */
export const UNTOLD = {
  playedMinutes: null,
  official: null,
  playedHalves: null,
  scheduledInnings: null,
  winner: null,
} as const satisfies ResultDetail;

/** The details of a score by themselves. */
export const detailOf = ({
  playedMinutes,
  official,
  playedHalves,
  scheduledInnings,
  winner,
}: ResultDetail): ResultDetail => ({ playedMinutes, official, playedHalves, scheduledInnings, winner });

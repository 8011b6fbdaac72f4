import type { FeedChange } from '@lineboard/domain/feed/feed-change';
import { calculatePeriodScore } from '@lineboard/domain/score/period-score';
import { isSportType } from '@lineboard/domain/sport/sport';
import type { BatchNumbers } from './batch-numbers.ts';

type Score = Extract<FeedChange, { kind: 'score' }>['score'];

/** @returns the numbers of the periods that open wagers are on and that this final doesn't tell (HR-40), ascending */
export const findWaitingPeriods = (score: Score, { openPeriods }: BatchNumbers): number[] => {
  if (score.phase !== 'final') return [];
  const waiting = (openPeriods.get(score.gameNum) ?? []).filter(
    ({ sportType, periodNumber }) =>
      isSportType(sportType) &&
      calculatePeriodScore(sportType, periodNumber, { ...score, version: 0 }) === null,
  );
  return [...new Set(waiting.map(({ periodNumber }) => periodNumber))].sort((a, b) => a - b);
};

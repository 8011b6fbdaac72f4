import type { FeedChange } from '@lineboard/domain/feed/feed-change';
import { gradeGameWager } from '@lineboard/domain/grading/grade-game-wager';
import type { BatchNumbers } from './batch-numbers.ts';

type Score = Extract<FeedChange, { kind: 'score' }>['score'];

/** @returns the numbers of the periods with open wagers that this final leaves undecided (HR-40), ascending */
export const findWaitingPeriods = (score: Score, { openWagers }: BatchNumbers): number[] => {
  if (score.phase !== 'final') return [];
  const waiting = (openWagers.get(score.gameNum) ?? []).filter(
    (wager) => gradeGameWager(wager, { ...score, version: 0 }) === null,
  );
  return [...new Set(waiting.map(({ pick }) => pick.periodNumber))].sort((a, b) => a - b);
};

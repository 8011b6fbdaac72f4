import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import type { GameWagerToGrade } from '@lineboard/domain/betting/grading/game-wager-to-grade';
import { gradeGameWager } from '@lineboard/domain/betting/grading/grade-game-wager';
import { findResultFault } from '@lineboard/domain/ground/score/find-result-fault';
import { isSportType } from '@lineboard/domain/ground/sport/sports';
import type { BatchNumbers } from './batch-numbers.ts';

type Score = Extract<FeedChange, { kind: 'score' }>['score'];

/** @returns the numbers of the periods with open wagers that this final leaves undecided (HR-40, HR-75), ascending */
export const findWaitingPeriods = (
  score: Score,
  { openWagers }: Pick<BatchNumbers, 'openWagers'>,
): number[] => {
  if (score.phase !== 'final') return [];
  const waiting = (openWagers.get(score.gameNum) ?? []).filter(
    (wager) => isHeld(wager, score) || gradeGameWager(wager, { ...score, version: 0 }) === null,
  );
  return [...new Set(waiting.map(({ pick }) => pick.periodNumber))].sort((a, b) => a - b);
};

/** It can't be, or doesn't say how much was played: nothing is graded by it (HR-75). */
const isHeld = ({ sportType, sportSubType }: GameWagerToGrade, score: Score): boolean =>
  isSportType(sportType) && findResultFault({ sportType, sportSubType }, { ...score, version: 0 }) !== null;

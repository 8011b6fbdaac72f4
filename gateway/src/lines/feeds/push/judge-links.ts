import { judgeNumber } from './judge-number.ts';
import type { RowContext, RowJudgement } from './row-judgement.ts';

/** A game or a contest may be tied to contests of its own feed, also to those that are still to come. */
export const judgeLinks = (
  contestNums: readonly number[],
  field: 'correlation' | 'related',
  context: RowContext,
): RowJudgement | null => {
  for (const contestNum of contestNums) {
    const refusal = judgeNumber('contest', contestNum, context, field);
    if (refusal !== null) return refusal;
  }
  return null;
};

import type { RowRefusal } from './row-judgement.ts';

/** What a line mover is told of a batch. Lists are bounded, numbers count all. */
export interface BatchAnswer {
  batchId: string;
  sequence: number;
  /** How many rows were taken. */
  taken: number;
  /** The first of those that weren't, by their index. */
  refused: Array<{ row: number } & RowRefusal>;
  refusedCount: number;
  /** The first finals that were taken and leave open wagers waiting for points of these periods (HR-40). */
  waiting: Array<{ row: number; field: 'segments'; periodNumbers: number[] }>;
  waitingCount: number;
}

/** Of each list; a mover that hears of a hundred has something to mend. */
export const MOST_LISTED = 100;

/** Parts of a name that a row made up: names of any length come in, none go out. */
const MOST_CHARACTERS = 80;

const clip = (text: string): string =>
  text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS)}…`;

export const createAnswer = ({ batchId, sequence }: { batchId: string; sequence: number }): BatchAnswer => ({
  batchId,
  sequence,
  taken: 0,
  refused: [],
  refusedCount: 0,
  waiting: [],
  waitingCount: 0,
});

export const noteRefusal = (answer: BatchAnswer, row: number, refusal: RowRefusal): void => {
  answer.refusedCount += 1;
  if (answer.refused.length >= MOST_LISTED) return;
  answer.refused.push({ row, ...refusal, field: clip(refusal.field), reason: refusal.reason.slice(0, 200) });
};

export const noteWaiting = (answer: BatchAnswer, row: number, periodNumbers: number[]): void => {
  if (periodNumbers.length === 0) return;
  answer.waitingCount += 1;
  if (answer.waiting.length < MOST_LISTED) answer.waiting.push({ row, field: 'segments', periodNumbers });
};

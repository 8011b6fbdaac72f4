import {
  MOST_FIELD_CHARACTERS,
  MOST_LISTED,
  MOST_REASON_CHARACTERS,
  type BatchAnswer,
  type RowHold,
  type RowRefusal,
} from '@lineboard/domain/lines/feed/batch-answer.schema';

const clip = (text: string): string =>
  text.length <= MOST_FIELD_CHARACTERS ? text : `${text.slice(0, MOST_FIELD_CHARACTERS)}…`;

export const createAnswer = ({ batchId, sequence }: { batchId: string; sequence: number }): BatchAnswer => ({
  batchId,
  sequence,
  taken: 0,
  refused: [],
  refusedCount: 0,
  held: [],
  heldCount: 0,
  waiting: [],
  waitingCount: 0,
});

export const noteRefusal = (answer: BatchAnswer, row: number, refusal: RowRefusal): void => {
  answer.refusedCount += 1;
  if (answer.refused.length >= MOST_LISTED) return;
  answer.refused.push({
    row,
    ...refusal,
    field: clip(refusal.field),
    reason: refusal.reason.slice(0, MOST_REASON_CHARACTERS),
  });
};

export const noteHold = (answer: BatchAnswer, row: number, { code, field, reason }: RowHold): void => {
  answer.heldCount += 1;
  if (answer.held.length < MOST_LISTED)
    answer.held.push({ row, code, field, reason: reason.slice(0, MOST_REASON_CHARACTERS) });
};

export const noteWaiting = (answer: BatchAnswer, row: number, periodNumbers: number[]): void => {
  if (periodNumbers.length === 0) return;
  answer.waitingCount += 1;
  if (answer.waiting.length < MOST_LISTED) answer.waiting.push({ row, field: 'segments', periodNumbers });
};

import type { RowRefusal } from '@lineboard/domain/lines/feed/batch-answer.schema';
import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import type { RowCode } from '@lineboard/domain/lines/feed/row-code';
import type { Guards } from '@lineboard/domain/lines/guards/guard-figures.schema';
import type { BatchNumbers } from './batch-numbers.ts';
import type { JudgeRange } from './number-ranges.ts';
import type { PushedBook } from './pushed-book.ts';

/** What the book is told: one change, or more where one thing that moves moves others. */
export type RowJudgement = { ok: true; changes: readonly FeedChange[] } | { ok: false; refusal: RowRefusal };

/** The context in which a row is judged. */
export interface RowContext {
  feedId: string;
  /** What the feed has, the rows before this one included. */
  book: PushedBook;
  numbers: BatchNumbers;
  judgeRange: JudgeRange;
  /** The figures by which prices are too long to be meant. */
  guards: Guards;
  /** The clock that starts of games are told by. */
  nowMs: number;
  /** The other feed that has the number now, in the book or on its way there. */
  otherOwner(kind: 'game' | 'contest', num: number): string | null;
}

export const taken = (...changes: FeedChange[]): RowJudgement => ({ ok: true, changes });

export const refuseRow = (code: RowCode, field: string, reason: string): RowJudgement => ({
  ok: false,
  refusal: { code, field, reason },
});

export const invalid = (field: string, reason: string): RowJudgement =>
  refuseRow('feedRowInvalid', field, reason);

export const unknown = (field: 'gameNum' | 'contestNum'): RowJudgement => ({
  ok: false,
  refusal: {
    code: 'feedGameUnknown',
    field,
    reason: `no such ${field === 'gameNum' ? 'game' : 'contest'} of this feed`,
  },
});

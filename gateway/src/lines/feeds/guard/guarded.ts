import type { DoubtCode } from '@lineboard/domain/lines/feed/doubt-code';
import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import type { Guards } from '@lineboard/domain/lines/guards/guard-figures.schema';
import type { DoubtListener } from './doubt.ts';

/** Why a row is held, as its sender is told. */
export interface HeldRow {
  code: DoubtCode;
  field: string;
  reason: string;
}

export interface Guarded {
  /** What the book is told in place of the row. */
  changes: readonly FeedChange[];
  held: readonly HeldRow[];
}

export interface FeedGuardParts {
  guards: Guards;
  listener: DoubtListener;
  /** The clock that starts of games are told by. */
  nowMs: () => number;
}

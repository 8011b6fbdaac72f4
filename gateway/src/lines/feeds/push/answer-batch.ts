import type { Refusal } from '@lineboard/domain/ground/error/refusal';
import { type Batch, BatchFrame, MOST_ROWS } from '@lineboard/domain/lines/feed/push-batch.schema';
import { Compile } from 'typebox/compile';
import type { BatchBody } from './read-batch-body.ts';
import type { BatchResult, BatchTaker } from './take-batch.ts';

export type BatchOutcome = BatchResult | { ok: false; refusal: Refusal<'badRequest' | 'unauthenticated'> };

/** What a batch is answered, by whichever way it came. Its rows are judged one by one. */
export type AnswerBatch = (feedId: string, body: BatchBody) => Promise<BatchOutcome>;

const refuse = (refusal: Refusal<'badRequest' | 'unauthenticated'>): BatchOutcome => ({ ok: false, refusal });

export const createBatchAnswerer = (takers: ReadonlyMap<string, Pick<BatchTaker, 'take'>>): AnswerBatch => {
  const frame = Compile(BatchFrame);
  return async (feedId, { batch, sha256 }) => {
    const taker = takers.get(feedId);
    if (taker === undefined) return refuse({ code: 'unauthenticated' });
    const rows = (batch as { rows?: unknown } | null)?.rows;
    if (Array.isArray(rows) && rows.length > MOST_ROWS)
      return refuse({ code: 'badRequest', params: { field: 'rows', most: MOST_ROWS } });
    if (!frame.Check(batch)) {
      const field = frame.Errors(batch)[0]?.instancePath.slice(1, 80) ?? '';
      return refuse({ code: 'badRequest', params: { field } });
    }
    return taker.take(batch as Batch, sha256);
  };
};

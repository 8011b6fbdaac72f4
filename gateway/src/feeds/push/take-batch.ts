import type { FeedChange } from '@lineboard/domain/feed/feed-change';
import type { ErrorParams } from '@lineboard/domain/error/error-code';
import type { FeedSink } from '../feed.ts';
import { judgeRow, type RowRefusal } from './judge-row.ts';
import type { Batch } from './push-schema.ts';
import { createPushedBook, type PushedBook } from './pushed-book.ts';

export interface BatchAnswer {
  batchId: string;
  sequence: number;
  /** Rows taken, and those that weren't, by their index. */
  taken: number;
  refused: Array<{ row: number } & RowRefusal>;
}

export type BatchResult =
  | { ok: true; answer: BatchAnswer }
  | { ok: false; code: 'feedSequence' | 'unavailable'; params?: ErrorParams };

/**
 * Of several gateways one runs the feed; the others change nothing and say this, so that the same batch can be sent to
 * the next one. Their sequence is not shared: whoever begins to run the feed asks for an image.
 */
export const NOT_RUNNING_HERE = 'notRunningHere';

/** Answers kept for senders that ask again; one that comes later than so many batches is out of sequence. */
const ANSWERS_KEPT = 256;

/**
 * One feed's place in its sequence. After a start, and after the log failed, only an image is taken: what the book holds
 * is unknown then, and a price that may be old must not stand.
 */
export class BatchTaker {
  readonly #feedId: string;
  readonly #answers = new Map<string, BatchAnswer>();
  #sink: FeedSink | null = null;
  #book: PushedBook | null = null;
  #sequence = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(feedId: string) {
    this.#feedId = feedId;
  }

  /** Called at each start of the feed; what came before doesn't count any more. */
  open(sink: FeedSink): void {
    this.#sink = sink;
    this.#book = null;
  }

  /** Resolves when the batch under way has been answered. */
  async close(): Promise<void> {
    this.#sink = null;
    await this.#last;
  }

  /** One batch after the other, in the order in which they came. */
  take(batch: Batch): Promise<BatchResult> {
    const result = this.#last.then(() => this.#take(batch));
    this.#last = result.catch(() => undefined);
    return result;
  }

  async #take(batch: Batch): Promise<BatchResult> {
    if (this.#sink === null) return { ok: false, code: 'unavailable', params: { reason: NOT_RUNNING_HERE } };
    const refusal = this.#refuseSequence(batch);
    if (refusal !== null) return refusal;
    const image = batch.image === true;
    // Noted in place: when the log refuses the batch, the whole note is given up and an image asked for.
    const book = image || this.#book === null ? createPushedBook() : this.#book;
    const answer: BatchAnswer = { batchId: batch.batchId, sequence: batch.sequence, taken: 0, refused: [] };
    const changes: FeedChange[] = image ? [{ kind: 'imageBegin' }] : [];
    for (const [row, given] of batch.rows.entries()) {
      const judged = judgeRow(given, this.#feedId, book);
      if (judged.ok) {
        changes.push(judged.change);
        answer.taken += 1;
      } else answer.refused.push({ row, ...judged.refusal });
    }
    if (image) changes.push({ kind: 'imageEnd' });
    try {
      await this.#sink.append(changes.length === 0 ? [{ kind: 'beat' }] : changes);
    } catch {
      this.#book = null;
      return { ok: false, code: 'unavailable', params: { needed: 'image' } };
    }
    this.#book = book;
    this.#remember(answer);
    return { ok: true, answer };
  }

  /** null when the batch is the next one; the same batch again is answered as before. */
  #refuseSequence({ batchId, sequence, image }: Batch): BatchResult | null {
    const before = this.#answers.get(batchId);
    if (before !== undefined && before.sequence === sequence && this.#book !== null)
      return { ok: true, answer: before };
    const lastSequence = this.#sequence;
    if (before !== undefined && before.sequence !== sequence)
      return { ok: false, code: 'feedSequence', params: { lastSequence } };
    if (image === true) {
      // An image stands for everything, so it may come again when the book has lost what it had.
      const next = this.#book === null ? sequence >= lastSequence : sequence > lastSequence;
      return next ? null : { ok: false, code: 'feedSequence', params: { lastSequence } };
    }
    if (this.#book === null)
      return { ok: false, code: 'feedSequence', params: { lastSequence, needed: 'image' } };
    return sequence === lastSequence + 1
      ? null
      : { ok: false, code: 'feedSequence', params: { lastSequence } };
  }

  #remember(answer: BatchAnswer): void {
    this.#sequence = answer.sequence;
    this.#answers.set(answer.batchId, answer);
    const oldest = this.#answers.keys().next().value;
    if (this.#answers.size > ANSWERS_KEPT && oldest !== undefined) this.#answers.delete(oldest);
  }
}

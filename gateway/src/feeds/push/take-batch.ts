import type { ErrorParams, Refusal } from '@lineboard/domain/error/refusal';
import type { FeedChange } from '@lineboard/domain/feed/feed-change';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FeedSink } from '../feed.ts';
import { type BatchAnswer, createAnswer, MOST_LISTED, noteRefusal, noteWaiting } from './batch-answer.ts';
import { type BatchNumbers, readBatchNumbers } from './batch-numbers.ts';
import { judgeRow } from './judge-row.ts';
import type { NumberOwners } from './number-owners.ts';
import type { JudgeRange } from './number-ranges.ts';
import type { Batch } from './push-schema.ts';
import { PushedBook } from './pushed-book.ts';
import type { RowContext, RowRefusal } from './row-judgement.ts';
import { findWaitingPeriods } from './waiting-finals.ts';

export type BatchResult =
  | { ok: true; answer: BatchAnswer }
  | { ok: false; refusal: Refusal<'feedSequence' | 'unavailable'> };

/**
 * Of several gateways one runs the feed; the others change nothing and say this, so that the same batch can be sent to
 * the next one. Their sequence is not shared: whoever begins to run the feed asks for an image.
 */
export const NOT_RUNNING_HERE = 'notRunningHere';

/** Answers kept for senders that ask again; one that comes later than so many batches is out of sequence. */
const ANSWERS_KEPT = 256;

/** Sockets and tickets are served between two slices of a large batch. */
const SLICE_MS = 8;
const ROWS_BETWEEN_LOOKS = 32;

export interface TakerParts {
  owners: NumberOwners;
  judgeRange: JudgeRange;
  /** The other push feed that has said the number, whether the book has read it yet or not. */
  otherClaim(feedId: string, kind: 'game' | 'contest', num: number): string | null;
  onRefused(feedId: string, refusal: RowRefusal): void;
}

/**
 * One feed's place in its sequence. After a start, and after the log failed, only an image is taken: what the book holds
 * is unknown then, and a price that may be old must not stand.
 */
export class BatchTaker {
  readonly #feedId: string;
  readonly #parts: TakerParts;
  readonly #answers = new Map<string, { answer: BatchAnswer; sha256: string }>();
  #sink: FeedSink | null = null;
  #book: PushedBook | null = null;
  /** Of the image that is being judged. */
  #nextBook: PushedBook | null = null;
  #sequence = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(feedId: string, parts: TakerParts) {
    this.#feedId = feedId;
    this.#parts = parts;
  }

  /** Called at each start of the feed; what came before doesn't count any more. */
  open(sink: FeedSink): void {
    this.#sink = sink;
    this.#book = null;
  }

  /** An image was taken since the start, and everything after it. */
  get isWhole(): boolean {
    return this.#book !== null;
  }

  /** Resolves when the batch under way has been answered. */
  async close(): Promise<void> {
    this.#sink = null;
    await this.#last;
  }

  /** Whether this feed has said the number, taken by the log or on its way there. */
  claims(kind: 'game' | 'contest', num: number): boolean {
    return [this.#book, this.#nextBook].some(
      (book) => (kind === 'game' ? book?.games : book?.contests)?.has(num) === true,
    );
  }

  /** One batch after the other, in the order in which they came. @param sha256 of the body */
  take(batch: Batch, sha256: string): Promise<BatchResult> {
    const result = this.#last.then(() => this.#take(batch, sha256));
    this.#last = result.catch(() => undefined);
    return result;
  }

  async #take(batch: Batch, sha256: string): Promise<BatchResult> {
    const sink = this.#sink;
    if (sink === null)
      return { ok: false, refusal: { code: 'unavailable', params: { reason: NOT_RUNNING_HERE } } };
    const refusal = this.#refuseSequence(batch, sha256);
    if (refusal !== null) return refusal;
    let numbers: BatchNumbers;
    try {
      numbers = await readBatchNumbers(this.#feedId, batch, this.#book, this.#parts.owners);
    } catch {
      return { ok: false, refusal: { code: 'unavailable', params: { reason: 'databaseAway' } } };
    }
    const isImage = batch.image === true;
    // Noted in place: when the log refuses the batch, the whole note is given up and an image asked for.
    const book = isImage || this.#book === null ? new PushedBook() : this.#book;
    this.#nextBook = book;
    try {
      const { answer, changes } = await this.#judge(batch, book, numbers);
      await sink.append(changes.length === 0 ? [{ kind: 'beat' }] : changes);
      this.#book = book;
      this.#remember(answer, sha256);
      return { ok: true, answer };
    } catch {
      this.#book = null;
      return { ok: false, refusal: { code: 'unavailable', params: { needed: 'image' } } };
    } finally {
      this.#nextBook = null;
    }
  }

  async #judge(
    batch: Batch,
    book: PushedBook,
    numbers: BatchNumbers,
  ): Promise<{ answer: BatchAnswer; changes: FeedChange[] }> {
    const { owners, judgeRange, otherClaim, onRefused } = this.#parts;
    const feedId = this.#feedId;
    const context: RowContext = {
      feedId,
      book,
      numbers,
      judgeRange,
      otherOwner: (kind, num) => {
        const owner = kind === 'game' ? owners.ofGame(num) : owners.ofContest(num);
        return owner === null || owner === feedId ? otherClaim(feedId, kind, num) : owner;
      },
    };
    const answer = createAnswer(batch);
    const changes: FeedChange[] = batch.image === true ? [{ kind: 'imageBegin' }] : [];
    let sliceMs = performance.now();
    for (const [row, given] of batch.rows.entries()) {
      if (row % ROWS_BETWEEN_LOOKS === 0 && performance.now() - sliceMs > SLICE_MS) {
        await nextTurn();
        sliceMs = performance.now();
      }
      const judged = judgeRow(given, context, answer.refused.length < MOST_LISTED);
      if (!judged.ok) {
        noteRefusal(answer, row, judged.refusal);
        onRefused(feedId, judged.refusal);
        continue;
      }
      changes.push(judged.change);
      answer.taken += 1;
      if (judged.change.kind === 'score')
        noteWaiting(answer, row, findWaitingPeriods(judged.change.score, numbers));
    }
    if (batch.image === true) changes.push({ kind: 'imageEnd' });
    return { answer, changes };
  }

  /** null when the batch is the next one; the same batch again is answered as before. */
  #refuseSequence({ batchId, sequence, image }: Batch, sha256: string): BatchResult | null {
    const lastSequence = this.#sequence;
    const refuse = (params: Omit<ErrorParams<'feedSequence'>, 'lastSequence'>): BatchResult => ({
      ok: false,
      refusal: { code: 'feedSequence', params: { lastSequence, ...params } },
    });
    const before = this.#answers.get(batchId);
    if (before !== undefined && before.answer.sequence !== sequence) return refuse({ reason: 'batchIdUsed' });
    if (before !== undefined && this.#book !== null) {
      if (before.sha256 !== sha256) return refuse({ reason: 'otherRows' });
      // A mover that begins anew with the image of its first start: what came after it still stands in the book.
      if (image === true && sequence !== lastSequence) return refuse({ reason: 'sequenceUsed' });
      return { ok: true, answer: before.answer };
    }
    if (image === true) {
      // An image stands for everything, so it may come again when the book has lost what it had.
      const next = this.#book === null ? sequence >= lastSequence : sequence > lastSequence;
      return next ? null : refuse({ reason: 'sequenceUsed' });
    }
    if (this.#book === null) return refuse({ needed: 'image' });
    if (sequence === lastSequence + 1) return null;
    return refuse({ reason: sequence <= lastSequence ? 'sequenceUsed' : 'sequenceGap' });
  }

  #remember(answer: BatchAnswer, sha256: string): void {
    this.#sequence = answer.sequence;
    this.#answers.set(answer.batchId, { answer, sha256 });
    const oldest = this.#answers.keys().next().value;
    if (this.#answers.size > ANSWERS_KEPT && oldest !== undefined) this.#answers.delete(oldest);
  }
}

import type { ErrorParams } from '@lineboard/domain/ground/error/refusal';
import type { BatchAnswer } from '@lineboard/domain/lines/feed/batch-answer.schema';
import { type Batch, beginsImage, isOfImage } from '@lineboard/domain/lines/feed/push-batch.schema';

/** What an answer to a batch depends on, besides its sequence. */
export interface FeedStanding {
  /** An image was taken whole since the feed's start, and everything after it. */
  isWhole: boolean;
  /** The sequence of the first part of the image that is under way. */
  imageFrom: number | null;
}

export type SequenceJudgement =
  | { kind: 'next' }
  | { kind: 'again'; answer: BatchAnswer }
  | { kind: 'refused'; params: ErrorParams<'feedSequence'> };

/** Answers kept for senders that ask again; one that comes later than so many batches is out of sequence. */
const ANSWERS_KEPT = 256;

/** Where one feed's batches have come to, and what was answered to the last of them. */
export class BatchSequence {
  readonly #answers = new Map<string, { answer: BatchAnswer; sha256: string }>();
  #last = 0;

  /** @returns `again` for the same batch once more, which is answered as before */
  judge(
    { batchId, sequence, image }: Batch,
    sha256: string,
    { isWhole, imageFrom }: FeedStanding,
  ): SequenceJudgement {
    const last = this.#last;
    const refuse = (params: Omit<ErrorParams<'feedSequence'>, 'lastSequence'>): SequenceJudgement => ({
      kind: 'refused',
      params: { lastSequence: last, ...params },
    });
    const before = this.#answers.get(batchId);
    if (before !== undefined && before.answer.sequence !== sequence) return refuse({ reason: 'batchIdUsed' });
    const knownFrom = isWhole ? 0 : (imageFrom ?? Number.POSITIVE_INFINITY);
    if (before !== undefined && sequence >= knownFrom) {
      if (before.sha256 !== sha256) return refuse({ reason: 'otherRows' });
      // A mover that starts over with its first image: what came after it is still in the book.
      if (beginsImage(image) && sequence !== last) return refuse({ reason: 'sequenceUsed' });
      return { kind: 'again', answer: before.answer };
    }
    if (beginsImage(image)) {
      // An image stands for everything, so it may come again when the book has lost what it had.
      const isNext = isWhole || imageFrom !== null ? sequence > last : sequence >= last;
      return isNext ? { kind: 'next' } : refuse({ reason: 'sequenceUsed' });
    }
    const isPart = isOfImage(image);
    if (imageFrom === null && (isPart || !isWhole)) return refuse({ needed: 'image' });
    if (imageFrom !== null && !isPart) return refuse({ needed: 'imageEnd' });
    if (sequence === last + 1) return { kind: 'next' };
    return refuse({ reason: sequence <= last ? 'sequenceUsed' : 'sequenceGap' });
  }

  remember(answer: BatchAnswer, sha256: string): void {
    this.#last = answer.sequence;
    this.#answers.set(answer.batchId, { answer, sha256 });
    const oldest = this.#answers.keys().next().value;
    if (this.#answers.size > ANSWERS_KEPT && oldest !== undefined) this.#answers.delete(oldest);
  }
}

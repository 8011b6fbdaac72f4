import type { Refusal } from '@lineboard/domain/ground/error/refusal';
import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Reporter } from '../../../ground/report/reporter.ts';
import type { AttributesOf } from '../../../ground/traces/spans.ts';
import type { Traces } from '../../../ground/traces/traces.ts';
import { appendInSteps } from '../append-in-steps.ts';
import type { FeedSink } from '../feed.ts';
import type { Guarded } from '../guard/guarded.ts';
import type { GuardedFeed } from '../guard/guarded-feed.ts';
import {
  MOST_LISTED,
  type BatchAnswer,
  type RowHold,
  type RowRefusal,
} from '@lineboard/domain/lines/feed/batch-answer.schema';
import { createAnswer, noteHold, noteRefusal, noteWaiting } from './batch-answer.ts';
import { type BatchNumbers, readBatchNumbers } from './batch-numbers.ts';
import { BatchSequence } from './batch-sequence.ts';
import { isNewLeague } from './judge-league.ts';
import { judgeRow } from './judge-row.ts';
import type { NumberOwners } from './number-owners.ts';
import type { JudgeRange } from './number-ranges.ts';
import {
  type Batch,
  beginsImage,
  endsImage,
  type PushRow,
} from '@lineboard/domain/lines/feed/push-batch.schema';
import { PushedBook } from './pushed-book.ts';
import type { RowContext } from './row-judgement.ts';
import { findWaitingPeriods } from './waiting-finals.ts';

export type BatchResult =
  | { ok: true; answer: BatchAnswer }
  | { ok: false; refusal: Refusal<'feedSequence' | 'unavailable'> };

/**
 * Only one of several gateways runs the feed; the others change nothing and answer with this, so that the same batch
 * can be sent to the next one. The sequence isn't shared: a gateway that begins to run the feed asks for an image.
 */
export const NOT_RUNNING_HERE = 'notRunningHere';

/**
 * An image in parts that isn't complete by then is dropped. Its lines are as old as its first part: 20 parts of the
 * largest feed take a second, and a minute is enough for the slowest connection.
 */
const IMAGE_WITHIN_MS = 60_000;

/** Sockets and tickets are served between two slices of a large batch. */
const SLICE_MS = 8;
const ROWS_BETWEEN_LOOKS = 32;

export type NamedLeague = Pick<Game, 'sportType' | 'sportSubType'>;

/** An image that arrives in parts, from its first part on. */
interface ImageUnderWay {
  /** The book as the parts so far have named it. */
  book: PushedBook;
  fromSequence: number;
  /** Monotonic ms. */
  untilMs: number;
}

const isContestRow = (row: unknown, contestNum: number): boolean => {
  const { kind, contestNum: named } = (row ?? {}) as Readonly<Record<string, unknown>>;
  return kind === 'contestLine' && named === contestNum;
};

export interface TakerParts {
  owners: NumberOwners;
  judgeRange: JudgeRange;
  /** Finds the other push feed that has used the number, whether or not the book has read it yet. */
  otherClaim(feedId: string, kind: 'game' | 'contest', num: number): string | null;
  /** The feed begins to run here, and its earlier notices are loaded. @throws when the database is down */
  onOpened(feedId: string): Promise<void>;
  /** @param row as it was sent */
  onRefused(feedId: string, refusal: RowRefusal, row: unknown): void;
  /** Earlier faults in rows of the same subject are corrected. */
  onTaken(feedId: string, row: PushRow): void;
  /** Called when all of a batch's rows were judged. */
  onBatch(feedId: string): void;
  onNewLeague(feedId: string, league: NamedLeague): void;
  /** The clock by which starts of games are given. */
  nowMs: () => number;
  reporter: Reporter<'feeds'>;
  traces: Traces;
}

const tellResult = (result: BatchResult): AttributesOf<'change.batch'> => {
  if (!result.ok) return { 'lineboard.code': result.refusal.code };
  const { taken, refusedCount, heldCount } = result.answer;
  return { 'lineboard.taken': taken, 'lineboard.refused': refusedCount, 'lineboard.held': heldCount };
};

/**
 * One feed's place in its sequence. After a start, and after the log failed, only an image is accepted: the state of
 * the book is unknown then, and a price that may be old must not be shown.
 */
export class BatchTaker {
  readonly #feedId: string;
  readonly #parts: TakerParts;
  readonly #guarded: GuardedFeed;
  readonly #sequence = new BatchSequence();
  #sink: FeedSink | null = null;
  #book: PushedBook | null = null;
  #image: ImageUnderWay | null = null;
  /** The book after the batch that is being judged. */
  #nextBook: PushedBook | null = null;
  #isToStartOver = false;
  #last: Promise<unknown> = Promise.resolve();

  constructor(feedId: string, parts: TakerParts, guarded: GuardedFeed) {
    this.#feedId = feedId;
    this.#parts = parts;
    this.#guarded = guarded;
  }

  /** Called at each start of the feed; earlier batches don't count any more. */
  open(sink: FeedSink): void {
    this.#sink = sink;
    this.#forget();
  }

  /** The feed runs on this gateway. */
  get isRunning(): boolean {
    return this.#sink !== null;
  }

  /** An image and everything after it was taken since the start. */
  get isWhole(): boolean {
    return this.#book !== null;
  }

  /** The first part of an image was taken, and the last one hasn't arrived. */
  get hasImageUnderWay(): boolean {
    return this.#image !== null;
  }

  /** Resolves when the current batch has been answered. */
  async close(): Promise<void> {
    this.#sink = null;
    await this.#last;
  }

  /** Whether this feed has used the number, in the log or on its way there. */
  claims(kind: 'game' | 'contest', num: number): boolean {
    return [this.#book, this.#image?.book, this.#nextBook].some(
      (book) => (kind === 'game' ? book?.games : book?.contests)?.has(num) === true,
    );
  }

  /**
   * Asks the feed for an image if it has named one of these leagues: they are refused in that image, and so leave the
   * board.
   */
  refuseLeagues(leagues: readonly NamedLeague[]): void {
    this.#isToStartOver ||= leagues.some(
      ({ sportType, sportSubType }) => this.#book?.hasLeague(sportType, sportSubType) === true,
    );
  }

  /** Takes batches one after the other, in the order of their arrival. @param sha256 of the body */
  take(batch: Batch, sha256: string): Promise<BatchResult> {
    const result = this.#last.then(() => this.#guarded.inTurn(() => this.#takeInSpan(batch, sha256)));
    this.#last = result.catch(() => undefined);
    return result;
  }

  #takeInSpan(batch: Batch, sha256: string): Promise<BatchResult> {
    return this.#parts.traces.inSpan('change.batch', async (span) => {
      span.set({
        'lineboard.feed': this.#feedId,
        'lineboard.image': String(batch.image ?? false),
        'lineboard.rows': batch.rows.length,
      });
      const result = await this.#take(batch, sha256);
      span.set(tellResult(result));
      return result;
    });
  }

  async #take(batch: Batch, sha256: string): Promise<BatchResult> {
    const sink = this.#sink;
    if (sink === null)
      return { ok: false, refusal: { code: 'unavailable', params: { reason: NOT_RUNNING_HERE } } };
    const isTooLate = this.#image !== null && performance.now() >= this.#image.untilMs;
    if (isTooLate || this.#isToStartOver) this.#forget();
    this.#isToStartOver = false;
    const judged = this.#sequence.judge(batch, sha256, {
      isWhole: this.isWhole,
      imageFrom: this.#image?.fromSequence ?? null,
    });
    if (judged.kind === 'again') return { ok: true, answer: judged.answer };
    if (judged.kind === 'refused')
      return { ok: false, refusal: { code: 'feedSequence', params: judged.params } };
    let numbers: BatchNumbers;
    try {
      numbers = await readBatchNumbers(this.#feedId, batch, this.#book, this.#parts.owners);
    } catch (error) {
      this.#parts.reporter.failed('numbersNotRead', error, { feedId: this.#feedId });
      return { ok: false, refusal: { code: 'unavailable', params: { reason: 'databaseAway' } } };
    }
    // The book is updated in place: when the log refuses the batch, the whole book is dropped and an image requested.
    const known = beginsImage(batch.image) ? null : (this.#image?.book ?? this.#book);
    const book = known ?? new PushedBook();
    this.#nextBook = book;
    try {
      const { answer, changes } = await this.#parts.traces.inSpan('change.guard', async (span) => {
        const judgement = await this.#judge(batch, book, numbers);
        span.set({ 'lineboard.feed': this.#feedId, 'lineboard.changes': judgement.changes.length });
        return judgement;
      });
      // The following steps run without interruption: appending the batch and applying it.
      await nextTurn();
      await appendInSteps(sink, changes.length === 0 ? [{ kind: 'beat' }] : changes);
      this.#guarded.tellNews();
      this.#advance(batch, book);
      this.#sequence.remember(answer, sha256);
      return { ok: true, answer };
    } catch (error) {
      this.#parts.reporter.failed('batchNotTaken', error, { feedId: this.#feedId });
      this.#forget();
      return { ok: false, refusal: { code: 'unavailable', params: { needed: 'image' } } };
    } finally {
      this.#nextBook = null;
    }
  }

  #advance({ image, sequence }: Batch, book: PushedBook): void {
    if (image === 'begin') {
      this.#image = { book, fromSequence: sequence, untilMs: performance.now() + IMAGE_WITHIN_MS };
    } else if (image !== 'part') {
      this.#book = book;
      this.#image = null;
    }
  }

  /** Forgets the state of the book, which is unknown from now on. */
  #forget(): void {
    this.#book = null;
    this.#image = null;
  }

  async #judge(
    batch: Batch,
    book: PushedBook,
    numbers: BatchNumbers,
  ): Promise<{ answer: BatchAnswer; changes: FeedChange[] }> {
    const { owners, judgeRange, otherClaim, onRefused, onTaken, onBatch, onNewLeague } = this.#parts;
    const feedId = this.#feedId;
    const context: RowContext = {
      feedId,
      book,
      numbers,
      judgeRange,
      guards: this.#guarded.guards,
      nowMs: this.#parts.nowMs(),
      otherOwner: (kind, num) => {
        const owner = kind === 'game' ? owners.ofGame(num) : owners.ofContest(num);
        return owner === null || owner === feedId ? otherClaim(feedId, kind, num) : owner;
      },
    };
    const answer = createAnswer(batch);
    const changes: FeedChange[] = [];
    const guarded = this.#guarded;
    guarded.remember(numbers.teams);
    const say = (change: FeedChange): Guarded => {
      const judged = guarded.judge(change);
      changes.push(...judged.changes);
      return judged;
    };
    if (beginsImage(batch.image)) say({ kind: 'imageBegin' });
    // Parts are signs of life, so lines of unknown state would stay open for as long as the image takes (HR-32).
    if (batch.image === 'begin' && !this.isWhole)
      changes.unshift({ kind: 'feedDown', reason: 'disconnected' });
    let sliceMs = performance.now();
    for (const [row, given] of batch.rows.entries()) {
      if (row % ROWS_BETWEEN_LOOKS === 0 && performance.now() - sliceMs > SLICE_MS) {
        await nextTurn();
        sliceMs = performance.now();
      }
      const isLeagueNew = isNewLeague(given, context);
      const judged = judgeRow(given, context, answer.refused.length < MOST_LISTED);
      if (!judged.ok) {
        noteRefusal(answer, row, judged.refusal);
        onRefused(feedId, judged.refusal, given);
        continue;
      }
      const held: RowHold[] = [];
      for (const change of judged.changes) {
        const said = say(change);
        held.push(...said.held);
        if (change.kind === 'score' && said.held.length === 0)
          noteWaiting(answer, row, findWaitingPeriods(change.score, numbers));
      }
      const exchanged =
        (given as PushRow).kind === 'game' && held.find(({ code }) => code === 'sidesExchanged');
      if (exchanged) {
        // HR-81: this row isn't taken, and the number's existing lines are held.
        const refusal: RowRefusal = { ...exchanged, code: 'feedSidesExchanged' };
        noteRefusal(answer, row, refusal);
        onRefused(feedId, refusal, given);
        continue;
      }
      answer.taken += 1;
      for (const hold of held) noteHold(answer, row, hold);
      onTaken(feedId, given as PushRow);
      if (isLeagueNew) onNewLeague(feedId, given as Game);
    }
    if (endsImage(batch.image)) say({ kind: 'imageEnd' });
    onBatch(feedId);
    const { changes: settled, held: crossed } = guarded.settle();
    changes.push(...settled);
    for (const { contestNum, ...hold } of crossed)
      noteHold(
        answer,
        batch.rows.findLastIndex((row) => isContestRow(row, contestNum)),
        hold,
      );
    return { answer, changes };
  }
}

/**
 * Writes down how the lines of contestants move, as `LineRecorder` does for games, and what all of a contest's come to:
 * their closes are worked out of both (HR-60, HR-61). It has its own room for what waits: a contest of thousands costs
 * no game its moves.
 */
import type { TopicOp } from '@lineboard/domain/lines/book/book-record';
import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { Counter } from 'prom-client';
import type { Database } from '../../ground/database/create-database.ts';
import { isDatabaseLoss } from '../../ground/database/is-database-loss.ts';
import type { Reporter } from '../../ground/report/reporter.ts';
import type { Book, BookStep } from '../book/book.ts';
import {
  type ContestMove,
  concernsHistory,
  describeContestMove,
  describeGoneContestant,
  partsOf,
} from './contest-moves.ts';
import { ContestSums } from './contest-sums.ts';
import type { MoveTime } from './market-moves.ts';
import { MoveBatches, writeMovesOften } from './move-batches.ts';
import { TopicKinds } from './topic-kinds.ts';
import { writeContestMoves } from './write-contest-moves.ts';

export interface ContestRecorderParts {
  book: Pick<Book, 'steps$' | 'topics' | 'quote'>;
  database: Pick<Database, 'pool'>;
  bookNowMs: () => number;
  wallNowMs: () => number;
  reporter: Reporter<'history'>;
  /** Moves that were left out. */
  dropped: Pick<Counter, 'inc'>;
}

/** Begins to write. @returns stops it at once; a statement under way goes on */
export const recordContests = (parts: ContestRecorderParts): (() => void) =>
  writeMovesOften(new ContestRecorder(parts));

export class ContestRecorder {
  readonly #parts: ContestRecorderParts;
  readonly #stop: () => void;
  readonly #kinds = new TopicKinds();
  readonly #sums = new ContestSums();
  readonly #batches: MoveBatches<ContestMove>;

  constructor(parts: ContestRecorderParts) {
    this.#parts = parts;
    const { reporter, dropped } = parts;
    this.#batches = new MoveBatches({
      listAll: () => this.#listBoard(),
      keyOf: (move) => `${move.contest_num}.${move.contestant_num}.${move.at_ms}.${move.store}`,
      // What all contestants come to is compared, too.
      placeOf: (move) => `${move.contest_num}.${move.store}`,
      write: (moves) => this.#write(moves),
      reporter,
      dropped,
    });
    this.#beginAnew();
    const steps = parts.book.steps$.subscribe((step) => this.#read(step));
    this.#stop = () => steps.unsubscribe();
  }

  stop(): void {
    this.#stop();
    this.#batches.forget();
    this.#sums.clear();
  }

  /** Never rejects. */
  write(): Promise<void> {
    return this.#batches.write();
  }

  async #write(moves: readonly ContestMove[]): Promise<void> {
    const { database, reporter, dropped } = this.#parts;
    try {
      await writeContestMoves(database.pool, moves);
    } catch (error) {
      if (isDatabaseLoss(error)) throw error;
      reporter.failed('leftOut', error);
      dropped.inc(moves.length);
    }
  }

  /** The sums are whole before any of them is told. */
  #beginAnew(): void {
    const { bookMs } = this.#now();
    this.#sums.clear();
    for (const line of this.#listLines()) this.#add(line, bookMs);
    this.#batches.tellAll();
  }

  *#listBoard(): Generator<ContestMove> {
    for (const line of this.#listLines()) yield this.#describe(line, this.#now());
  }

  *#listLines(): Generator<ContestLine> {
    for (const [name, state] of this.#parts.book.topics())
      if (this.#kinds.of(name)?.kind === 'contest') yield* state.contestLine.values();
  }

  #read(step: BookStep): void {
    if (step.kind === 'reset') {
      this.#beginAnew();
      return;
    }
    // What moves in one step moved at one moment.
    const time = this.#now();
    for (const [name, ops] of step.topics) {
      const topic = this.#kinds.of(name);
      if (topic?.kind === 'contest') for (const op of ops) this.#readOp(topic.store, op, time);
    }
  }

  #readOp(store: string, op: TopicOp, time: MoveTime): void {
    if (op.kind !== 'contestLine' || (op.op === 'patch' && !concernsHistory(Object.keys(op.fields)))) return;
    const [contestNum = 0, contestantNum = 0] = op.key.split('.').map(Number);
    // A contest that gets another type leaves one topic for another: the book says whether it is gone.
    const quote = this.#parts.book.quote({ type: 'C', contestNum, contestantNum }, store);
    if (quote?.type === 'C') {
      this.#add(quote.line, time.bookMs);
      this.#batches.put(this.#describe(quote.line, time));
    } else {
      this.#sums.put(contestNum, store, contestantNum, undefined);
      const sum = this.#sums.of(contestNum, store);
      this.#batches.put(describeGoneContestant({ contestNum, contestantNum, store }, sum, time));
    }
  }

  #add(line: ContestLine, bookMs: number): void {
    this.#sums.put(line.contestNum, line.store, line.contestantNum, partsOf(line, bookMs));
  }

  #describe(line: ContestLine, time: MoveTime): ContestMove {
    return describeContestMove(line, this.#sums.of(line.contestNum, line.store), time);
  }

  #now(): MoveTime {
    return { bookMs: this.#parts.bookNowMs(), wallMs: this.#parts.wallNowMs() };
  }
}

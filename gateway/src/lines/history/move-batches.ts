/**
 * Moves that wait for the database, written in batches. Nothing waits for it: what it doesn't take in time is left out
 * and counted. Once it keeps up again, everything is told anew as it is then, so that nothing stays behind for longer.
 */
import type { Counter } from 'prom-client';
import type { Reporter } from '../../ground/report/reporter.ts';
import { repeat } from '../../ground/timers/repeat.ts';

/** Moves of one second are one row each: a shorter interval would write the same rows more often. */
const WRITE_EVERY_MS = 1_000;
/** As many rows in one statement as PostgreSQL writes in some 50 ms. */
const MOST_AT_ONCE = 2_000;
/** What a database that is away for some seconds of a busy afternoon leaves behind; some 10 MB. */
const MOST_WAITING = 20_000;

export interface BatchParts<Move extends { at_ms: number }> {
  /** All that there is now. */
  listAll: () => Iterator<Move>;
  /** One for each market and second. */
  keyOf: (move: Move) => string;
  /** What a statement is told of at one second only: it compares with what the table had before. */
  placeOf: (move: Move) => string;
  /** Leaves out what the database refuses. @throws when it is away */
  write: (moves: readonly Move[]) => Promise<void>;
  reporter: Reporter<'history'>;
  /** Moves that were left out. */
  dropped: Pick<Counter, 'inc'>;
}

export class MoveBatches<Move extends { at_ms: number }> {
  readonly #parts: BatchParts<Move>;
  readonly #waiting = new Map<string, Move>();
  /** The rest of everything, while that is told. */
  #all: Iterator<Move> | null = null;
  #isBehind = false;
  #isWriting = false;

  constructor(parts: BatchParts<Move>) {
    this.#parts = parts;
  }

  tellAll(): void {
    this.#all = this.#parts.listAll();
  }

  put(move: Move): void {
    const key = this.#parts.keyOf(move);
    if (this.#waiting.size >= MOST_WAITING && !this.#waiting.has(key)) {
      this.#parts.dropped.inc();
      this.#isBehind = true;
      return;
    }
    // In the order in which they moved.
    this.#waiting.delete(key);
    this.#waiting.set(key, move);
  }

  forget(): void {
    this.#waiting.clear();
    this.#all = null;
  }

  /** Writes what waits, or a part of what is told as a whole. Never rejects. */
  async write(): Promise<void> {
    if (this.#isWriting) return;
    this.#isWriting = true;
    try {
      while (this.#fill()) await this.#writeSome(this.#listFirst());
    } catch (error) {
      this.#parts.reporter.failed('notWritten', error);
    } finally {
      this.#isWriting = false;
    }
  }

  /** Later seconds of a place wait for the statement after this one. */
  #listFirst(): Array<readonly [string, Move]> {
    const secondOf = new Map<string, number>();
    const first: Array<readonly [string, Move]> = [];
    for (const entry of this.#waiting) {
      const place = this.#parts.placeOf(entry[1]);
      const second = secondOf.get(place) ?? entry[1].at_ms;
      secondOf.set(place, second);
      if (second === entry[1].at_ms && first.push(entry) === MOST_AT_ONCE) break;
    }
    return first;
  }

  /** What the database refuses for a cause of its own holds up nothing behind it. @throws when it is away */
  async #writeSome(some: ReadonlyArray<readonly [string, Move]>): Promise<void> {
    await this.#parts.write(some.map(([, move]) => move));
    // What moved in the same second meanwhile is written over it.
    for (const [key, move] of some) if (this.#waiting.get(key) === move) this.#waiting.delete(key);
  }

  /** @returns whether anything waits */
  #fill(): boolean {
    if (this.#waiting.size === 0 && this.#isBehind) {
      this.#isBehind = false;
      this.tellAll();
    }
    while (this.#all !== null && this.#waiting.size < MOST_AT_ONCE) {
      const next = this.#all.next();
      if (next.done === true) this.#all = null;
      else this.put(next.value);
    }
    return this.#waiting.size > 0;
  }
}

/** Has a recorder write from now on. @returns stops it at once; a statement under way goes on */
export const writeMovesOften = (recorder: { write: () => Promise<void>; stop: () => void }): (() => void) => {
  const stopWriting = repeat(() => void recorder.write(), WRITE_EVERY_MS);
  return () => {
    stopWriting();
    recorder.stop();
  };
};

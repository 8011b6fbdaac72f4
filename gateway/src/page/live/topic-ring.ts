import type { TopicOp } from '@lineboard/domain/lines/book/book-record';

interface RingEntry {
  clk: number;
  ops: readonly TopicOp[];
}

/**
 * The latest steps of one topic by log position, so that a reader at any of these positions can be brought up to
 * date, whichever gateway it got there on. Bounded by the number of ops it holds.
 */
export class TopicRing {
  #entries: RingEntry[] = [];
  #start = 0;
  #opCount = 0;
  /** The oldest position that can be continued from. */
  #floor: number;
  readonly #maxOps: number;

  constructor(floor: number, maxOps: number) {
    this.#floor = floor;
    this.#maxOps = maxOps;
  }

  get isUntouched(): boolean {
    return this.#entries.length === 0;
  }

  push(clk: number, ops: readonly TopicOp[]): void {
    this.#entries.push({ clk, ops });
    this.#opCount += ops.length;
    while (this.#opCount > this.#maxOps) this.#dropOldest();
  }

  /** @returns the ops after this position in their order; null when some of them are no longer here */
  since(clk: number): TopicOp[] | null {
    if (clk < this.#floor) return null;
    let at = this.#entries.length;
    while (at > this.#start && this.#entries[at - 1]!.clk > clk) at--;
    return this.#entries.slice(at).flatMap((entry) => entry.ops);
  }

  #dropOldest(): void {
    const oldest = this.#entries[this.#start]!;
    this.#start++;
    this.#opCount -= oldest.ops.length;
    this.#floor = oldest.clk;
    // Copying the rest down only when half is gone keeps a push cheap.
    if (this.#start * 2 > this.#entries.length) {
      this.#entries = this.#entries.slice(this.#start);
      this.#start = 0;
    }
  }
}

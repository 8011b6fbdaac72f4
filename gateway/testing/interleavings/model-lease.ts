import type { LogEntry } from '@lineboard/domain/lines/feed/feed-change';

/**
 * What leases and the log promise, worked out from the moments at which the log was really asked. It knows nothing of
 * how leaders keep the promise.
 */
export class ModelLease {
  readonly #leaseMs: number;
  /** When the log last heard of the holder, and whether the holder gave the lease away. */
  #heardMs = Number.NEGATIVE_INFINITY;
  #isOffered = true;
  #number = 0;
  readonly #writtenUnder = new Map<number, number>();
  readonly faults: string[] = [];

  get successions(): number {
    return Math.max(0, this.#number - 1);
  }

  constructor(leaseMs: number) {
    this.#leaseMs = leaseMs;
  }

  taken(number: number, nowMs: number): void {
    if (!this.#isOffered && nowMs - this.#heardMs < this.#leaseMs)
      this.faults.push(`lease ${number} was taken ${nowMs - this.#heardMs} ms after its holder was heard`);
    if (number <= this.#number) this.faults.push(`lease ${number} came after ${this.#number}`);
    this.#number = number;
    this.#isOffered = false;
    this.#heardMs = nowMs;
  }

  renewed(number: number, nowMs: number): void {
    if (number === this.#number) this.#heardMs = nowMs;
  }

  offered(number: number): void {
    if (number === this.#number) this.#isOffered = true;
  }

  /** A leader is about to write, who was last sure of its lease when it asked at `askedMs`. */
  writes(number: number, price: number, { askedMs, nowMs }: { askedMs: number; nowMs: number }): void {
    if (nowMs - askedMs >= this.#leaseMs)
      this.faults.push(`lease ${number} was written under ${nowMs - askedMs} ms after it was asked for`);
    this.#writtenUnder.set(price, number);
  }

  /** Whatever is read: positions without a gap, and nothing of a leader after its successor's first entry. */
  judge(entries: readonly LogEntry[], firstClk: number): void {
    let newest = 0;
    for (const [at, { clk, changes }] of entries.entries()) {
      if (clk !== firstClk + at) this.faults.push(`entry ${clk} was read in place of ${firstClk + at}`);
      const number = this.#writtenUnder.get(priceOf(changes) ?? 0) ?? newest;
      if (number < newest) this.faults.push(`an entry of lease ${number} was read after one of ${newest}`);
      newest = number;
    }
  }
}

export const priceOf = (changes: LogEntry['changes']): number | undefined =>
  changes.flatMap((change) => (change.kind === 'line' ? [change.line.moneyLine1 ?? 0] : [])).at(-1);

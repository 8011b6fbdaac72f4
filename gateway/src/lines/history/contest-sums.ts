/** A side that can't be bet on. */
const NO_LINE = null;

interface ContestSum {
  readonly sides: Map<number, number | typeof NO_LINE>;
  /** What the implied probabilities of all sides that have a line come to, billionths. */
  parts: number;
  withoutLine: number;
}

/**
 * What the prices of all contestants come to, for each contest of a store. A contest has thousands of them, and one
 * moves at a time: its sum follows from what it was before.
 */
export class ContestSums {
  readonly #contests = new Map<string, ContestSum>();

  /**
   * @param parts the probability that the contestant's price implies, billionths; null: it is a side without an open
   *   line; undefined: it is no side, or no longer
   */
  put(contestNum: number, store: string, contestantNum: number, parts: number | null | undefined): void {
    const key = `${contestNum}.${store}`;
    let sum = this.#contests.get(key);
    if (sum === undefined) {
      if (parts === undefined) return;
      this.#contests.set(key, (sum = { sides: new Map(), parts: 0, withoutLine: 0 }));
    }
    const before = sum.sides.get(contestantNum);
    if (before === NO_LINE) sum.withoutLine -= 1;
    sum.parts += (parts ?? 0) - (before ?? 0);
    if (parts === NO_LINE) sum.withoutLine += 1;
    if (parts === undefined) sum.sides.delete(contestantNum);
    else sum.sides.set(contestantNum, parts);
    if (sum.sides.size === 0) this.#contests.delete(key);
  }

  /** @returns billionths; null: not each side has an open line, or there is no other side */
  of(contestNum: number, store: string): number | null {
    const sum = this.#contests.get(`${contestNum}.${store}`);
    return sum === undefined || sum.withoutLine > 0 || sum.sides.size < 2 ? null : sum.parts;
  }

  clear(): void {
    this.#contests.clear();
  }
}

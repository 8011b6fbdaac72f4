/** Counts what happens in a play: nothing else says what was before what. */
export interface Moments {
  readonly now: number;
  /** Something happened. @returns when */
  next(): number;
}

export const createMoments = (): Moments => {
  let now = 0;
  return {
    get now() {
      return now;
    },
    next: () => (now += 1),
  };
};

/** A value that changes, with the moments at which it did. */
export class Story<T> {
  readonly #told: Array<{ at: number; value: T }> = [];

  constructor(first: T) {
    this.#told.push({ at: Number.NEGATIVE_INFINITY, value: first });
  }

  get last(): T {
    return this.#told.at(-1)!.value;
  }

  tell(at: number, value: T): void {
    this.#told.push({ at, value });
  }

  /** All that it was at some moment from the first to the last. */
  during(from: number, to: number): T[] {
    const began = this.#told.findLastIndex(({ at }) => at <= from);
    return this.#told.filter(({ at }, index) => index >= began && at <= to).map(({ value }) => value);
  }
}

/** Times of one round, in milliseconds since the fault. */
export interface GreyTimes {
  /** When everybody was grey at once for the first time; null: never. */
  allGreyMs: number | null;
  /** The longest that any one page was grey without a break. */
  longestMs: number;
  /** How many pages were ever grey. */
  pages: number;
  /** When the last page came back for good; null: not yet. 0 when nobody was grey. */
  wholeMs: number | null;
}

/** When each page was grey. Fed with every change of every page, so that its times are as exact as the pages'. */
export class GreyLog {
  readonly #sinceMs: Array<number | null>;
  readonly #ever = new Set<number>();
  #fromMs = 0;
  #grey = 0;
  #allGreyMs: number | null = null;
  #longestMs = 0;
  #lastEndMs = 0;

  constructor(pages: number) {
    this.#sinceMs = Array.from({ length: pages }, () => null);
  }

  get isWhole(): boolean {
    return this.#grey === 0;
  }

  /** The fault happens now: what was before doesn't count. */
  begin(nowMs: number): void {
    this.#fromMs = nowMs;
    this.#ever.clear();
    this.#allGreyMs = null;
    this.#longestMs = 0;
    this.#lastEndMs = nowMs;
    for (const [page, sinceMs] of this.#sinceMs.entries()) if (sinceMs !== null) this.#sinceMs[page] = nowMs;
  }

  note(page: number, isGrey: boolean, nowMs: number): void {
    const sinceMs = this.#sinceMs[page] ?? null;
    if (isGrey === (sinceMs !== null)) return;
    if (sinceMs === null) {
      this.#sinceMs[page] = nowMs;
      this.#ever.add(page);
      this.#grey++;
      if (this.#grey === this.#sinceMs.length) this.#allGreyMs ??= nowMs - this.#fromMs;
    } else {
      this.#sinceMs[page] = null;
      this.#grey--;
      this.#longestMs = Math.max(this.#longestMs, nowMs - sinceMs);
      this.#lastEndMs = nowMs;
    }
  }

  read(nowMs: number): GreyTimes {
    const lasting = this.#sinceMs.filter((sinceMs) => sinceMs !== null).map((sinceMs) => nowMs - sinceMs);
    return {
      allGreyMs: this.#allGreyMs,
      longestMs: Math.max(this.#longestMs, ...lasting),
      pages: this.#ever.size,
      wholeMs: this.isWhole ? this.#lastEndMs - this.#fromMs : null,
    };
  }
}

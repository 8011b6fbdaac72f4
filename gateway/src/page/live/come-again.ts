/** Pages that come at one moment on several gateways, or by clocks that tick together, are spread over so long. */
const SPREAD_MS = 500;

export interface ComeAgainOptions {
  /** Those who wait now are let in meanwhile, so the first that is told comes to a place that is free. */
  notBeforeMs: number;
  /** The latest time that anybody is told. */
  mostAwayMs: number;
  /** So many of one address are told times that others have to come after. */
  mostOfAddress: number;
  /** 0 ≤ random < 1 */
  random: () => number;
}

/**
 * Tells those for whom there is no room when to come: one after the other, as fast as they will be let in, so that they
 * don't come together. Who asks too often is told the latest time, and moves nobody else's.
 */
export class ComeAgain {
  readonly #options: ComeAgainOptions;
  /** The last time that was told; monotonic milliseconds. */
  #untilMs = 0;
  readonly #told = new Map<string, number>();

  constructor(options: ComeAgainOptions) {
    this.#options = options;
  }

  /** Addresses that were told a time that isn't over. */
  get size(): number {
    return this.#told.size;
  }

  /**
   * @param atMs now, monotonic
   * @param perSecond how many are let in
   * @returns milliseconds
   */
  tell(address: string, atMs: number, perSecond: number): number {
    const { notBeforeMs, mostAwayMs, mostOfAddress, random } = this.#options;
    if (this.#untilMs < atMs) this.#told.clear();
    this.#untilMs = Math.max(this.#untilMs, atMs + notBeforeMs);
    const told = this.#told.get(address) ?? 0;
    const nextMs = this.#untilMs + 1_000 / perSecond;
    if (told >= mostOfAddress || nextMs - atMs + SPREAD_MS > mostAwayMs)
      return Math.round(mostAwayMs * (0.5 + random() / 2));
    this.#told.set(address, told + 1);
    this.#untilMs = nextMs;
    return Math.round(nextMs - atMs + SPREAD_MS * random());
  }
}

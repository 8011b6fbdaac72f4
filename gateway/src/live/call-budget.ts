/** How many calls a socket has left: a burst at once, refilled steadily. */
export class CallBudget {
  readonly #burst: number;
  readonly #perSecond: number;
  #left: number;
  #atMs: number;

  constructor(burst: number, perSecond: number, nowMs: number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#left = burst;
    this.#atMs = nowMs;
  }

  /** @returns false when the call has to be refused */
  take(nowMs: number): boolean {
    const refill = (Math.max(0, nowMs - this.#atMs) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#burst, this.#left + refill);
    this.#atMs = nowMs;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}

/** How much a socket may still ask for: a burst at once, refilled steadily. */
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

  /** @param cost 1 or more, bounded by the caller @returns false when it has to be refused; then nothing was taken */
  take(nowMs: number, cost: number): boolean {
    const refill = (Math.max(0, nowMs - this.#atMs) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#burst, this.#left + refill);
    this.#atMs = nowMs;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }
}

/** One frame of a 60 Hz screen: more often nobody sees it, less often is late. */
const FRAME_MS = 16;

export interface PacerTimers {
  nowMs: () => number;
  setTimer: (run: () => void, delayMs: number) => void;
}

/**
 * Decides when the next frame goes out: at once after quiet, at most every 16 ms, and never before the page has drawn
 * the one before.
 */
export class FramePacer {
  readonly #send: () => boolean;
  readonly #timers: PacerTimers;
  #sentAtMs = -Infinity;
  #isUndrawn = false;
  #isScheduled = false;
  #isWanted = false;

  /** @param send @returns false when there was nothing to send */
  constructor(send: () => boolean, timers: PacerTimers) {
    this.#send = send;
    this.#timers = timers;
  }

  want(): void {
    this.#isWanted = true;
    if (this.#isUndrawn || this.#isScheduled) return;
    this.#isScheduled = true;
    this.#timers.setTimer(() => this.#run(), this.#waitMs());
  }

  drawn(): void {
    this.#isUndrawn = false;
    if (this.#isWanted) this.want();
  }

  /** A clock that is set back holds no frame for as long as it was set back. */
  #waitMs(): number {
    const sinceMs = this.#timers.nowMs() - this.#sentAtMs;
    return sinceMs < 0 ? 0 : Math.max(0, FRAME_MS - sinceMs);
  }

  #run(): void {
    this.#isScheduled = false;
    this.#isWanted = false;
    // Set before sending: a page in the same thread has drawn it when `send` returns.
    this.#isUndrawn = true;
    if (this.#send()) this.#sentAtMs = this.#timers.nowMs();
    else this.#isUndrawn = false;
  }
}

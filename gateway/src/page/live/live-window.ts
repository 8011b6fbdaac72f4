/** Late is when a flush of all topics takes half of a window of 50 ms; below the other the loop has room again. */
const LATE_ABOVE_MS = 25;
const ON_TIME_BELOW_MS = 8;
/** How much a new reading counts: one collection of garbage isn't load. */
const WEIGHT = 0.3;
/** Readings between two steps, so that each is judged by what it changed. Back is slower: it doesn't swing. */
const WIDEN_AFTER = 3;
const NARROW_AFTER = 20;

/**
 * How long changes of a topic are gathered: longer while the event loop is late, since what is gathered is written
 * once. A wider window delays prices by its width, and no more: each pulse is preceded by what was gathered when it
 * was made.
 */
export class LiveWindow {
  readonly #baseMs: number;
  readonly #widestMs: number;
  #ms: number;
  #lateMs = 0;
  #readings = 0;

  /** @param baseMs as the operator configured it; it is never narrower, and 0 stays 0 */
  constructor(baseMs: number, widestMs: number) {
    this.#baseMs = baseMs;
    this.#widestMs = baseMs === 0 ? 0 : Math.max(baseMs, widestMs);
    this.#ms = baseMs;
  }

  get ms(): number {
    return this.#ms;
  }

  /** How far it is from the configured one to the widest: 0 to 1, and 0 where it can't widen. */
  get widened(): number {
    const room = this.#widestMs - this.#baseMs;
    return room === 0 ? 0 : (this.#ms - this.#baseMs) / room;
  }

  /** @param lateMs one reading of the loop. @returns whether the window has changed */
  hear(lateMs: number): boolean {
    this.#lateMs += WEIGHT * (lateMs - this.#lateMs);
    this.#readings += 1;
    if (this.#lateMs > LATE_ABOVE_MS && this.#readings >= WIDEN_AFTER) return this.#become(this.#ms * 2);
    if (this.#lateMs < ON_TIME_BELOW_MS && this.#readings >= NARROW_AFTER) return this.#become(this.#ms / 2);
    return false;
  }

  #become(wantedMs: number): boolean {
    const ms = Math.min(this.#widestMs, Math.max(this.#baseMs, wantedMs));
    if (ms === this.#ms) return false;
    this.#ms = ms;
    this.#readings = 0;
    return true;
  }
}

/** How long a moved price is marked, and when the mark begins to fade. */
export const MARK_MS = 1_000;
const FADE_AFTER_MS = 600;
const SWEEP_EVERY_MS = 200;
/** A fading mark is its own layer for its last moments; a board with more marks than this is too busy for them. */
const MOST_FADING = 24;

/**
 * Clears the marks of moved prices. A mark is one character in a reserved place: a text node's data, so that nothing
 * changes its size when it begins, and its style changes only with the direction. There is no timer per cell and no
 * animation: marks that are old enough go together, with the next frame of changes or at most a fifth of a second
 * later. On a calm board they fade before that, by one opacity transition each; on a busy one nobody could see that,
 * and they go at once. Marking by class or keyframes costs more than drawing the price (two and five times the main
 * thread's time at 2,000 changes a second).
 */
export class PriceMarks {
  /** In the order of their end: every mark lasts equally long. */
  readonly #ends = new Map<Text, number>();
  readonly #fading = new Set<Text>();
  readonly #nowMs: () => number;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  /** Shows a mark; a new mark on the same cell restarts its time. */
  mark(place: Text, glyph: string): void {
    if (place.data !== glyph) place.data = glyph;
    this.#stopFading(place);
    this.#ends.delete(place);
    this.#ends.set(place, this.#nowMs() + MARK_MS);
    this.#timer ??= setInterval(() => this.sweep(), SWEEP_EVERY_MS);
  }

  #clear(place: Text): void {
    if (!this.#ends.delete(place)) return;
    place.data = '';
    this.#stopFading(place);
  }

  /** For a cell that is removed: clearing its mark would make the browser check its row. */
  forget(place: Text): void {
    this.#ends.delete(place);
    this.#fading.delete(place);
  }

  sweep(): void {
    const nowMs = this.#nowMs();
    for (const [place, endMs] of this.#ends) {
      if (endMs - nowMs > MARK_MS - FADE_AFTER_MS) break;
      if (endMs <= nowMs) this.#clear(place);
      else if (this.#ends.size > MOST_FADING) break;
      else this.#fade(place);
    }
    if (this.#ends.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #fade(place: Text): void {
    if (this.#fading.has(place)) return;
    this.#fading.add(place);
    place.parentElement?.setAttribute('data-fading', '');
  }

  #stopFading(place: Text): void {
    if (this.#fading.delete(place)) place.parentElement?.removeAttribute('data-fading');
  }
}

/**
 * The book's own time. Equal to the wall clock unless a replay or a fast simulator runs it elsewhere or faster.
 * Kick-offs, cut-offs, date filters, acceptance and grading times are in book time; sessions, lock-outs, the live
 * delay and staleness are in wall time.
 */
export interface BookClock {
  nowMs(): number;
  /** Book milliseconds per wall millisecond. */
  readonly speed: number;
  /** When the wall clock will show this moment of the book. */
  wallMsOf(bookMs: number): number;
}

/** @param anchor one moment known in both times */
export const createBookClock = (
  anchor: { bookMs: number; wallMs: number; speed: number },
  wallNowMs: () => number = Date.now,
): BookClock => ({
  speed: anchor.speed,
  nowMs: () => anchor.bookMs + (wallNowMs() - anchor.wallMs) * anchor.speed,
  wallMsOf: (bookMs) => anchor.wallMs + (bookMs - anchor.bookMs) / anchor.speed,
});

/** What the page knows about the age of its data, and about the book's time. */
export interface LiveConditions {
  /** false: pulses were missed, the socket is gone, or the book takes nothing. */
  fresh: boolean;
  feedsDown: readonly string[];
  /** The book's clock at wall clock `atMs`, running `bookSpeed` times as fast. */
  bookMs: number;
  bookSpeed: number;
  atMs: number;
}

export const calculateBookMs = ({ bookMs, bookSpeed, atMs }: LiveConditions, nowMs: number): number =>
  bookMs + (nowMs - atMs) * bookSpeed;

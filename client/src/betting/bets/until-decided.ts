/**
 * How long until the book decides what waits for it (HR-44): never longer than it waits, however far a device's clock
 * is behind the book's.
 */
export const untilDecided = (
  { sentAtMs, decidedAtMs }: { sentAtMs: number; decidedAtMs: number },
  nowMs: number,
): number => Math.min(decidedAtMs - nowMs, decidedAtMs - sentAtMs);

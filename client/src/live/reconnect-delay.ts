const FIRST_MS = 400;
const LONGEST_MS = 15_000;

/**
 * How long to wait before the next attempt: doubling from 0.4 s to 15 s, anywhere in the upper half, so that a gateway that comes
 * back is not met by all its customers at once.
 * @param attempt 0 for the first one after a connection was lost
 * @param random 0 ≤ random < 1
 */
export const calculateReconnectDelayMs = (attempt: number, random: number): number => {
  const ceilingMs = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 16));
  return Math.round(ceilingMs * (0.5 + random / 2));
};

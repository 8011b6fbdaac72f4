const FIRST_MS = 200;
const LONGEST_MS = 15_000;
/** Whatever a gateway says: nobody looks at old prices for longer because of a number that was wrong. */
const LONGEST_TOLD_MS = 60_000;

/**
 * How long to wait before the next attempt: doubling from 0.2 s to 15 s, anywhere in the upper half, so that a gateway
 * that comes back is not met by all its customers at once. The first wait fits within the half second for which a page
 * may be grey when a gateway stops politely, which spreads its customers itself.
 * @param attempt 0 for the first one after a connection was lost
 * @param random 0 ≤ random < 1
 */
export const calculateReconnectDelayMs = (attempt: number, random: number): number => {
  const ceilingMs = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 16));
  return Math.round(ceilingMs * (0.5 + random / 2));
};

/**
 * How long to wait when the gateway said when to come: never before, and up to a tenth later, so that pages that were
 * told the same come apart.
 * @param toldMs not below 0
 * @param random 0 ≤ random < 1
 */
export const calculateToldDelayMs = (toldMs: number, random: number): number =>
  Math.round(Math.min(LONGEST_TOLD_MS, toldMs * (1 + random / 10)));

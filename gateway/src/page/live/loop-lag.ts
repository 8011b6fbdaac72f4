import { repeat } from '../../ground/timers/repeat.ts';

const EVERY_MS = 100;

/**
 * Tells ten times a second how late the event loop is: by how much a timer came after its time. Ten times, because an
 * idle gateway pays for each.
 *
 * @param hear gets milliseconds
 * @returns stops it
 */
export const watchLoopLag = (hear: (lateMs: number) => void): (() => void) => {
  let dueMs = performance.now() + EVERY_MS;
  return repeat(() => {
    const nowMs = performance.now();
    hear(Math.max(0, nowMs - dueMs));
    dueMs = nowMs + EVERY_MS;
  }, EVERY_MS);
};

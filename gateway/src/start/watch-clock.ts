import { CLOCKS_APART_MS } from '../ground/clock/clocks-apart.ts';
import { repeat } from '../ground/timers/repeat.ts';

export interface Clocks {
  wallNowMs: () => number;
  /** One that nobody sets. */
  steadyNowMs: () => number;
}

const LOOK_EVERY_MS = 5_000;

/** Says when the machine's clock was set, by how much, once it differs by more than clocks may. @returns stops it */
export const watchClock = (onSet: (byMs: number) => void, clocks: Clocks): (() => void) => {
  const readOffset = (): number => clocks.wallNowMs() - clocks.steadyNowMs();
  let offsetMs = readOffset();
  return repeat(() => {
    const byMs = readOffset() - offsetMs;
    if (Math.abs(byMs) <= CLOCKS_APART_MS) return;
    offsetMs += byMs;
    onSet(Math.round(byMs));
  }, LOOK_EVERY_MS);
};

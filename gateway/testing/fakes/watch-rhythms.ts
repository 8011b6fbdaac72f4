import { vi } from 'vitest';

interface Rhythm {
  run: () => void;
  everyMs: number;
}

/** The timers of this process that come again and again, from now until `vi.unstubAllGlobals`. */
export interface WatchedRhythms {
  /** What runs in one of these rhythms runs now. */
  beat(...everyMs: readonly number[]): void;
  /** Those that nobody has stopped. */
  running(): number[];
}

export const watchRhythms = (): WatchedRhythms => {
  const rhythms = new Map<unknown, Rhythm>();
  const { setInterval: start, clearInterval: stop } = globalThis;
  vi.stubGlobal('setInterval', (run: () => void, everyMs: number) => {
    const timer = start(run, everyMs);
    rhythms.set(timer, { run, everyMs });
    return timer;
  });
  vi.stubGlobal('clearInterval', (timer: NodeJS.Timeout) => {
    rhythms.delete(timer);
    stop(timer);
  });
  return {
    beat: (...everyMs) => {
      for (const rhythm of rhythms.values()) if (everyMs.includes(rhythm.everyMs)) rhythm.run();
    },
    running: () => [...rhythms.values()].map(({ everyMs }) => everyMs),
  };
};

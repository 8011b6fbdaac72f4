import { vi } from 'vitest';

/** The time of processes that may sleep: it moves by hand, and a timer that is due still waits for its process. */
export interface HandClock {
  readonly nowMs: number;
  /** @returns false when no timer waits */
  passToNextTimer(): boolean;
  pass(ms: number): void;
  restore(): void;
}

/** @param whoSets is asked when a timer is set, for what a timer that is due waits for */
export const createHandClock = (whoSets: () => () => Promise<void>): HandClock => {
  let nowMs = 0;
  let made = 0;
  const timers = new Map<number, { dueMs: number; fire: () => void; turn: () => Promise<void> }>();
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  vi.stubGlobal('setTimeout', (fire: () => void, ms = 0) => {
    timers.set((made += 1), { dueMs: nowMs + ms, fire, turn: whoSets() });
    return made;
  });
  vi.stubGlobal('clearTimeout', (id: number | undefined) => void timers.delete(id ?? 0));
  // Timers of RxJS are intervals that it clears.
  vi.stubGlobal('setInterval', (fire: () => void, ms = 0) => {
    const id = (made += 1);
    const begin = (): void => void timers.set(id, { dueMs: nowMs + ms, fire: again, turn: whoSets() });
    const again = (): void => {
      begin();
      fire();
    };
    begin();
    return id;
  });
  vi.stubGlobal('clearInterval', (id: number | undefined) => void timers.delete(id ?? 0));
  const pass = (ms: number): void => {
    nowMs += ms;
    for (const [id, { dueMs, fire, turn }] of timers) {
      if (dueMs > nowMs) continue;
      // It stays cancellable until its process is awake.
      timers.set(id, { dueMs: Number.POSITIVE_INFINITY, fire, turn });
      void turn().then(() => {
        if (timers.delete(id)) fire();
      });
    }
  };
  return {
    get nowMs() {
      return nowMs;
    },
    pass,
    passToNextTimer: () => {
      const next = Math.min(...[...timers.values()].map(({ dueMs }) => dueMs));
      if (next === Number.POSITIVE_INFINITY) return false;
      pass(Math.max(0, next - nowMs));
      return true;
    },
    restore: () => {
      spy.mockRestore();
      vi.unstubAllGlobals();
    },
  };
};

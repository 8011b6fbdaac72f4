import { findOwnCaller } from './own-code.ts';
import type { LeftOpen } from './left-open.ts';

/** What is due sooner ends by itself: a transition, a pause between two tries, a wait for a frame. */
const LONG_MS = 1_000;

/** As the function that it stands for is, with what else hangs on it (Node’s promises). */
const standFor = <F extends object>(original: F, watched: object): F =>
  Object.defineProperties(watched, Object.getOwnPropertyDescriptors(original)) as F;

/**
 * Notes from now on which intervals and long timeouts the product sets, until they are due or taken back.
 *
 * @param endByThemselves files whose timers may stay
 */
export const watchTimers = (endByThemselves: ReadonlySet<string> = new Set()): LeftOpen => {
  const kept = new Map<unknown, string>();
  const { setTimeout: wait, setInterval: repeat, clearTimeout: leave, clearInterval: stop } = globalThis;
  const keep = (handle: unknown, setter: string | null): void => {
    if (setter !== null && !endByThemselves.has(setter)) kept.set(handle, setter);
  };
  const forget = <Clear extends (handle?: never) => void>(clear: Clear): Clear =>
    standFor(clear, (handle: never) => {
      kept.delete(handle);
      clear(handle);
    });
  globalThis.setInterval = standFor(repeat, (...given: Parameters<typeof repeat>) => {
    const handle = repeat(...given);
    keep(handle, findOwnCaller());
    return handle;
  });
  globalThis.setTimeout = standFor(wait, (act: (...rest: unknown[]) => void, ms = 0, ...rest: unknown[]) => {
    const handle: unknown = wait(() => {
      kept.delete(handle);
      act(...rest);
    }, ms);
    if (ms >= LONG_MS) keep(handle, findOwnCaller());
    return handle;
  });
  globalThis.clearTimeout = forget(leave);
  globalThis.clearInterval = forget(stop);
  return {
    list: () => [...kept.values()].map((setter) => `timer of ${setter}`),
    end: () => {
      Object.assign(globalThis, {
        setTimeout: wait,
        setInterval: repeat,
        clearTimeout: leave,
        clearInterval: stop,
      });
    },
  };
};

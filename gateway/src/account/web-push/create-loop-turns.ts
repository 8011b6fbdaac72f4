import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Lets callers continue one after the other, one in each turn of the event loop: other work that is due runs in
 * between.
 */
export const createLoopTurns = (): (() => Promise<void>) => {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => nextTurn());
    return last;
  };
};

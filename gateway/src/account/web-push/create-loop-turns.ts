import { setImmediate as nextTurn } from 'node:timers/promises';

/** Lets whoever asks go on one after the other, one in each turn of the event loop: what else is due comes between. */
export const createLoopTurns = (): (() => Promise<void>) => {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => nextTurn());
    return last;
  };
};

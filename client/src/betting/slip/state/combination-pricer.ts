import type {
  CombinationQuestion,
  CombinationReport,
} from '@lineboard/workers/combining/combination-question';

/** What prices combinations outside of the page's thread. */
export interface CombinationPricer {
  /** Asks again from the start: what is under way is answered first. */
  ask: (questions: readonly CombinationQuestion[]) => void;
}

/** The worker starts with the first question; at most one is under way, and the last one waits. */
export const createCombinationPricer = (
  hear: (reports: readonly CombinationReport[]) => void,
  fail: () => void,
): CombinationPricer => {
  let worker: Worker | null = null;
  let isAsked = false;
  let waiting: readonly CombinationQuestion[] | null = null;
  const ask = (questions: readonly CombinationQuestion[]): void => {
    if (isAsked) {
      waiting = questions;
      return;
    }
    try {
      worker ??= start();
    } catch {
      // A page may be forbidden to start one; its other bets go on.
      fail();
      return;
    }
    isAsked = true;
    worker.postMessage(questions);
  };
  const start = (): Worker => {
    const started = new Worker(
      new URL('../../../../../workers/src/combining/price-combinations.ts', import.meta.url),
      { type: 'module', name: 'combinations' },
    );
    started.addEventListener('message', ({ data }: MessageEvent<readonly CombinationReport[]>) => {
      isAsked = false;
      hear(data);
      const next = waiting;
      waiting = null;
      if (next !== null) ask(next);
    });
    // One that could not be loaded is started again with the next question.
    started.addEventListener('error', () => {
      worker = null;
      isAsked = false;
      waiting = null;
      fail();
    });
    return started;
  };
  return { ask };
};

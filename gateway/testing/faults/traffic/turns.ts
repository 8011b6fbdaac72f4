import { setTimeout as sleep } from 'node:timers/promises';

/** Several who do one thing after another, each at its own pace. */
export interface Turns {
  start(): void;
  drain(limitMs: number): Promise<void>;
  /** From then on nobody asks again; what isn't known stays so. */
  isGivenUp(): boolean;
}

export const createTurns = (count: number, pauseMs: number, turn: (at: number) => Promise<void>): Turns => {
  let isStopped = true;
  let giveUpAtMs = Infinity;
  let running: Promise<unknown> = Promise.resolve();
  const goOn = async (at: number): Promise<void> => {
    while (!isStopped) {
      await turn(at);
      await sleep(pauseMs);
    }
  };
  return {
    isGivenUp: () => Date.now() >= giveUpAtMs,
    start: () => {
      isStopped = false;
      giveUpAtMs = Infinity;
      running = Promise.all(Array.from({ length: count }, (_, at) => goOn(at)));
      running.catch(() => undefined);
    },
    drain: async (limitMs) => {
      isStopped = true;
      giveUpAtMs = Date.now() + limitMs;
      await running;
    },
  };
};

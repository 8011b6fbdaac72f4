import { AsyncLocalStorage } from 'node:async_hooks';
import type fc from 'fast-check';
import { createHandClock, type HandClock } from './hand-clock.ts';

/** Processes in this one, of which each may sleep for any time: it then hears no answer, and none of its timers. */
export interface Processes {
  clock: HandClock;
  /** The code that `act` runs is of this process, with all that comes of it. */
  run<T>(at: number, act: () => T): T;
  /** Resolves when it is the turn of the process, and it is awake. */
  turnOf(at: number | undefined, what: string): Promise<void>;
  sleep(at: number): void;
  wake(at: number): void;
  /** Takes what becomes due in any order until the play is over. Where nothing waits, time goes on. */
  release(isOver: () => boolean, onStep?: () => void): Promise<void>;
}

interface Release {
  /** Turns of the event loop in which code may go on by itself before time does. */
  idleTurns: number;
  mostSteps: number;
  /** What a step takes, so that an answer that others overtake is old when it comes. */
  stepMs: number;
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export const createProcesses = (
  s: fc.Scheduler,
  { idleTurns, mostSteps, stepMs }: Release = { idleTurns: 1, mostSteps: 5_000, stepMs: 0 },
): Processes => {
  const running = new AsyncLocalStorage<number>();
  const sleeping = new Map<number, { woken: Promise<void>; wake: () => void }>();
  const turnOf = async (at: number | undefined, what: string): Promise<void> => {
    await s.schedule(Promise.resolve(), `${at ?? 'the play'}: ${what}`);
    while (at !== undefined && sleeping.has(at)) await sleeping.get(at)!.woken;
  };
  const clock = createHandClock(() => {
    const at = running.getStore();
    return () => turnOf(at, 'a timer is due');
  });
  return {
    clock,
    run: (at, act) => running.run(at, act),
    turnOf,
    sleep: (at) => {
      if (sleeping.has(at)) return;
      const { promise: woken, resolve: wake } = Promise.withResolvers<void>();
      sleeping.set(at, { woken, wake });
    },
    wake: (at) => {
      sleeping.get(at)?.wake();
      sleeping.delete(at);
    },
    release: async (isOver, onStep = () => {}) => {
      let idle = 0;
      for (let steps = 0; !isOver(); steps += 1) {
        if (steps > mostSteps) throw new Error('the play never ends');
        onStep();
        if (s.count() > 0) {
          idle = 0;
          if (stepMs > 0) clock.pass(stepMs);
          await s.waitOne();
        } else {
          if ((idle += 1) >= idleTurns) clock.passToNextTimer();
          await nextTurn();
        }
      }
    },
  };
};

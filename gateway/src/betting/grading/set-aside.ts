import type { Counter, Gauge } from 'prom-client';

/**
 * What grading failed on for a cause of its own: reported once and left as it is, so that it is in nobody's way. It
 * is looked at again when something about it changes, and after a restart.
 */
export interface SetAside {
  /** @param state what must change before it is tried again */
  has(name: string, state: number): boolean;
  add(name: string, state: number, error: unknown): void;
  /** It went well after all. */
  clear(name: string): void;
}

export interface SetAsideParts {
  failures: Counter;
  count: Gauge;
  onError: (error: unknown) => void;
}

export const createSetAside = ({ failures, count, onError }: SetAsideParts): SetAside => {
  const states = new Map<string, number>();
  return {
    has: (name, state) => states.get(name) === state,
    add: (name, state, error) => {
      failures.inc();
      states.set(name, state);
      count.set(states.size);
      onError(new Error(`${name} can't be graded`, { cause: error }));
    },
    clear: (name) => {
      if (states.delete(name)) count.set(states.size);
    },
  };
};

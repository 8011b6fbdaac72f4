/** Lets costly work in a few at a time, a bounded number waiting. */
export interface WorkQueue {
  /**
   * @param owner on whose behalf; no owner may take up more than its share of the waiting
   * @param goesFirst before all that wait and don't
   * @returns null at once when there is no room
   */
  run<T>(owner: string, goesFirst: boolean, work: () => Promise<T>): Promise<T> | null;
}

export interface WorkQueueLimits {
  atOnce: number;
  waiting: number;
  waitingPerOwner: number;
}

export const createWorkQueue = ({ atOnce, waiting, waitingPerOwner }: WorkQueueLimits): WorkQueue => {
  const first: Array<() => void> = [];
  const others: Array<() => void> = [];
  const waitingOf = new Map<string, number>();
  let running = 0;

  const waitOf = (owner: string, goesFirst: boolean): Promise<void> | null => {
    const own = waitingOf.get(owner) ?? 0;
    if (first.length + others.length >= waiting || own >= waitingPerOwner) return null;
    waitingOf.set(owner, own + 1);
    return new Promise((resolve) => {
      (goesFirst ? first : others).push(() => {
        const left = (waitingOf.get(owner) ?? 1) - 1;
        if (left === 0) waitingOf.delete(owner);
        else waitingOf.set(owner, left);
        resolve();
      });
    });
  };
  /** The place is handed on: those waiting take it before new arrivals. */
  const done = (): void => {
    const next = first.shift() ?? others.shift();
    if (next === undefined) running -= 1;
    else next();
  };

  return {
    run: (owner, goesFirst, work) => {
      if (running < atOnce) {
        running += 1;
        return work().finally(done);
      }
      return waitOf(owner, goesFirst)?.then(work).finally(done) ?? null;
    },
  };
};

import PQueue from 'p-queue';

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
  const queue = new PQueue({ concurrency: atOnce });
  const waitingOf = new Map<string, number>();

  const stopWaiting = (owner: string): void => {
    const left = (waitingOf.get(owner) ?? 1) - 1;
    if (left === 0) waitingOf.delete(owner);
    else waitingOf.set(owner, left);
  };

  return {
    run: (owner, goesFirst, work) => {
      if (queue.pending < atOnce) return queue.add(work);
      const own = waitingOf.get(owner) ?? 0;
      if (queue.size >= waiting || own >= waitingPerOwner) return null;
      waitingOf.set(owner, own + 1);
      const begin = (): ReturnType<typeof work> => {
        stopWaiting(owner);
        return work();
      };
      return queue.add(begin, { priority: goesFirst ? 1 : 0 });
    },
  };
};

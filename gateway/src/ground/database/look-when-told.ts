import type { Database } from './create-database.ts';

export interface Looking {
  /** The database tells on this channel that there is something to look at. */
  channel: string;
  /** The interval in case an event was lost, and between two tries of failed work. */
  everyMs: number;
  /** Changes within this time are looked at together. */
  gatherMs?: number;
}

/** Looks at once, when it is told to, and now and then. One look after the other. @returns stops it */
export const lookWhenTold = (
  database: Pick<Database, 'listen'>,
  { channel, everyMs, gatherMs = 0 }: Looking,
  look: () => Promise<void>,
): (() => void) => {
  let isStopped = false;
  let endWait: () => void = () => undefined;
  /** Ends early when it is woken or stopped, and leaves nothing behind then. */
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      if (isStopped) return resolve();
      const timer = setTimeout(resolve, ms).unref();
      endWait = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  let isTold = false;
  /** While it gathers or looks, it is only noted. */
  let isIdle = false;
  const wake = (): void => {
    isTold = true;
    if (isIdle) endWait();
  };
  const listener = database.listen(channel, wake);
  const run = async (): Promise<void> => {
    while (!isStopped) {
      isTold = false;
      await look();
      isIdle = true;
      if (!isTold) await wait(everyMs);
      isIdle = false;
      if (gatherMs > 0) await wait(gatherMs);
    }
  };
  void run();
  return () => {
    isStopped = true;
    listener.close();
    endWait();
  };
};

import { setTimeout as pause } from 'node:timers/promises';
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
  const stopping = new AbortController();
  const { signal } = stopping;
  const wait = (ms: number): Promise<void> =>
    pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
  let wake: () => void = () => undefined;
  const listener = database.listen(channel, () => wake());
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      const woken = new Promise<void>((resolve) => (wake = resolve));
      await look();
      await Promise.race([woken, wait(everyMs)]);
      if (gatherMs > 0) await wait(gatherMs);
    }
  };
  void run();
  return () => {
    stopping.abort();
    listener.close();
    wake();
  };
};

import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits for the first contact with Redis, but no longer than this: whoever starts meanwhile asks and is told that there
 * is none.
 */
export const untilContact = async (contact: Promise<void>, withinMs = 2_000): Promise<void> => {
  const waiting = new AbortController();
  const late = sleep(withinMs, undefined, { ref: false, signal: waiting.signal }).catch(() => undefined);
  await Promise.race([contact, late]);
  waiting.abort();
};

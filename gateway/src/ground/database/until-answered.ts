import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseLoss } from './is-database-loss.ts';

/** A database that is started together with the gateway, or that changes over, may need this long to answer. */
const WAIT_FOR_DATABASE_MS = 30_000;
const TRY_EVERY_MS = 250;

/**
 * A step of the start, again for as long as the database doesn't answer: a gateway waits for it rather than ending.
 *
 * @param step may come again after it was done: the answer, too, may be lost
 * @throws what it failed of when that is something else, or the database stays away; why a stop was asked for
 */
export const untilAnswered = async <T>(step: () => Promise<T>, stopAsked?: AbortSignal): Promise<T> => {
  const deadline = performance.now() + WAIT_FOR_DATABASE_MS;
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (!isDatabaseLoss(error) || performance.now() > deadline) throw error;
      await sleep(TRY_EVERY_MS, undefined, { ...(stopAsked && { signal: stopAsked }) });
    }
  }
};

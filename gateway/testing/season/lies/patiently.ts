import { setTimeout as sleep } from 'node:timers/promises';

const TRY_AGAIN_MS = 250;
/** Longer than a database or a gateway is away. */
const GIVE_UP_MS = 120_000;

/** Tries again what failed, as somebody does who needs it. */
export const patiently = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (const giveUpAt = Date.now() + GIVE_UP_MS; ; await sleep(TRY_AGAIN_MS)) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
    }
  }
};

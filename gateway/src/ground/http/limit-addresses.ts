import { RATE_STORE } from './rate-store.ts';

const WINDOW_MS = 60_000;

/**
 * Counts the calls of each address.
 * @param most in a minute
 * @returns counts one more; how long the address has to wait if that was too many, in milliseconds, else 0
 */
export const limitAddresses = (most: number): ((address: string) => number) => {
  const windows = new RATE_STORE.store();
  return (address) => {
    let waitMs = 0;
    windows.incr(
      address,
      (_error, { current, ttl }) => {
        if (current > most) waitMs = Math.ceil(ttl);
      },
      WINDOW_MS,
    );
    return waitMs;
  };
};

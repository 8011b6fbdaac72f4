import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

/** The number of addresses that are counted at the same time; the one that called longest ago is dropped. */
const MOST_ADDRESSES = 5_000;

type Answer = (error: Error | null, counted: { current: number; ttl: number }) => void;

/**
 * Calls of each address in its present window, by a clock that nobody sets: the plugin's own store goes by the
 * machine's, and turns addresses away for as long as that was ahead.
 */
class RateStore {
  readonly #windows = new LRUCache<string, { current: number; sinceMs: number }>({ max: MOST_ADDRESSES });

  incr(address: string, answer: Answer, windowMs: number): void {
    const nowMs = performance.now();
    const before = this.#windows.get(address);
    const isOver = before === undefined || nowMs - before.sinceMs >= windowMs;
    const window = isOver ? { current: 1, sinceMs: nowMs } : { ...before, current: before.current + 1 };
    this.#windows.set(address, window);
    answer(null, { current: window.current, ttl: windowMs - (nowMs - window.sinceMs) });
  }

  child(): RateStore {
    return new RateStore();
  }
}

/** The parameters of each limit of calls by address. */
export const RATE_STORE = { store: RateStore } as const satisfies Pick<RateLimitPluginOptions, 'store'>;

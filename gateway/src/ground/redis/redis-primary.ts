import { type Observable, of } from 'rxjs';

/** Where the Redis is that takes what is written. */
export interface RedisPrimary {
  /** Its address, and the next one once another server has become the primary. Nothing while it isn't known. */
  readonly url$: Observable<string>;
  close(): void;
}

/** One Redis that nobody stands in for. */
export const loneRedis = (url: string): RedisPrimary => ({ url$: of(url), close: () => undefined });

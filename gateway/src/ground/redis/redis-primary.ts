import { type Observable, of } from 'rxjs';

/** The address of the Redis that takes writes. */
export interface RedisPrimary {
  /** Emits the address, and the next one once another server is the primary; nothing while none is known. */
  readonly url$: Observable<string>;
  close(): void;
}

/** One Redis that nobody stands in for. */
export const loneRedis = (url: string): RedisPrimary => ({ url$: of(url), close: () => undefined });

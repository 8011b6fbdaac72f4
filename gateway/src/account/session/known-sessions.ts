import { LRUCache } from 'lru-cache';
import type { FoundSession } from './found-session.ts';

export type CustomerSession = Extract<FoundSession, { state: 'customer' }>;

/**
 * How long a session that was just looked up is taken to hold. A sign-out ends it here at once, and on other gateways
 * with the event of it; this long when that event is lost.
 */
const KNOWN_FOR_MS = 2_000;

const MOST_KNOWN = 10_000;

/** Sessions that were looked up a moment ago, by the hash of their token: a page's calls come several at a time. */
export class KnownSessions {
  // The cache's own time-to-live isn't used: it holds for its last millisecond, too, and 0 means for ever.
  readonly #known = new LRUCache<string, { session: CustomerSession; fromMs: number; untilMs: number }>({
    max: MOST_KNOWN,
  });
  #ends = 0;

  /** Taken before a look-up: a session that ended meanwhile is not kept. */
  get ends(): number {
    return this.#ends;
  }

  get(tokenHash: Buffer, nowMs: number): CustomerSession | null {
    const key = keyOf(tokenHash);
    const known = this.#known.get(key);
    if (known === undefined) return null;
    // A clock that was set back in between says nothing of how long ago that was.
    if (known.fromMs <= nowMs && nowMs < known.untilMs) return known.session;
    this.#known.delete(key);
    return null;
  }

  keep(
    tokenHash: Buffer,
    session: CustomerSession,
    { nowMs, expiresAtMs, ends }: { nowMs: number; expiresAtMs: number; ends: number },
  ): void {
    if (ends !== this.#ends) return;
    this.#known.set(keyOf(tokenHash), {
      session,
      fromMs: nowMs,
      untilMs: Math.min(nowMs + KNOWN_FOR_MS, expiresAtMs),
    });
  }

  end(tokenHash: Buffer): void {
    this.#ends += 1;
    this.#known.delete(keyOf(tokenHash));
  }

  endAll(customerId: string): void {
    this.#ends += 1;
    for (const [key, { session }] of this.#known)
      if (session.customerId === customerId) this.#known.delete(key);
  }
}

const keyOf = (tokenHash: Buffer): string => tokenHash.toString('latin1');

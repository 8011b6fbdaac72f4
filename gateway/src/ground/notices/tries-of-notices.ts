import type { ToldNotice } from './untold-notices.ts';

const MINUTE_MS = 60_000;
/** Between the tries at what no way took. */
const PAUSES_MS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE_MS);
const LAST_PAUSE_MS = 60 * MINUTE_MS;
/** About a day: a mail server that is away overnight is waited for, and what nobody ever takes makes room. */
export const MOST_TRIES = 26;
/** Beyond it the rest waits in the database. */
const MOST_IN_HAND = 5_000;

interface Try {
  count: number;
  /** When it may be told again; Infinity: it is being told. */
  dueMs: number;
}

/** Messages to operators that are under way, or wait for the next try. If a gateway dies, the next one sends them. */
export class TriesOfNotices {
  readonly #tries = new Map<number, Try>();

  get isFull(): boolean {
    return this.#tries.size >= MOST_IN_HAND;
  }

  /** Those that are not to be read now. */
  inHand(nowMs: number): number[] {
    return [...this.#tries].flatMap(([noticeId, { dueMs }]) => (dueMs > nowMs ? [noticeId] : []));
  }

  begin(notices: readonly ToldNotice[]): void {
    for (const { noticeId } of notices)
      this.#tries.set(noticeId, { count: (this.#tries.get(noticeId)?.count ?? 0) + 1, dueMs: Infinity });
  }

  /** @returns those that were tried often enough */
  fail(notices: readonly ToldNotice[], nowMs: number): readonly ToldNotice[] {
    return notices.filter(({ noticeId }) => {
      const known = this.#tries.get(noticeId);
      if (known === undefined || known.count >= MOST_TRIES) return true;
      known.dueMs = nowMs + (PAUSES_MS[known.count - 1] ?? LAST_PAUSE_MS);
      return false;
    });
  }

  forget(notices: readonly ToldNotice[]): void {
    for (const { noticeId } of notices) this.#tries.delete(noticeId);
  }
}

import type { CustomerEvents } from '../../ground/customer/customer-events.ts';
import { PASS_EXTENDED_MS, readWatchPass, type WatchPass } from './watch-pass.ts';

/** What a gateway without a database knows of sessions: passes, and which of them ended before their time. */
export interface WatchSessions {
  /** @param pass as the page said it; empty: the book has told it that it has no session */
  find(pass: unknown, hasCookie: boolean): WatchPass | 'visitor' | 'passNeeded';
  stop(): void;
}

/** Another gateway's clock may be a little ahead: its pass is not of after the end for that. */
const CLOCKS_APART_MS = 1_000;

/** A pass of before the end may be shown for so long, if its session's database is away. */
const ENDS_KEPT_MS = PASS_EXTENDED_MS + 60_000;

export const createWatchSessions = (
  keys: readonly string[],
  customerEvents: Pick<CustomerEvents, 'listen'>,
  nowMs: () => number,
): WatchSessions => {
  /** When each session, or all of a customer's, ended. */
  const endsOfSessions = new Map<string, number>();
  const endsOfCustomers = new Map<string, number>();
  const forget = (ends: Map<string, number>): void => {
    for (const [id, atMs] of ends) {
      // In the order in which they came.
      if (nowMs() - atMs < ENDS_KEPT_MS) return;
      ends.delete(id);
    }
  };
  const note = (ends: Map<string, number>, id: string): void => {
    forget(ends);
    ends.delete(id);
    ends.set(id, nowMs());
  };
  const stop = customerEvents.listen((customerId, event) => {
    if (event.kind !== 'sessionEnded') return;
    if (event.sessionId === undefined) note(endsOfCustomers, customerId);
    else note(endsOfSessions, event.sessionId);
  });
  const hasEnded = ({ customerId, sessionId, issuedAtMs }: WatchPass): boolean =>
    endsOfSessions.has(sessionId) ||
    issuedAtMs <= (endsOfCustomers.get(customerId) ?? -Infinity) + CLOCKS_APART_MS;
  return {
    find: (said, hasCookie) => {
      if (said === '') return 'visitor';
      if (said === undefined) return hasCookie ? 'passNeeded' : 'visitor';
      const pass = readWatchPass(said, keys, nowMs());
      if (pass === null) return 'passNeeded';
      // Whether the customer has another session by now is for the book to say.
      return hasEnded(pass) ? 'passNeeded' : pass;
    },
    stop,
  };
};

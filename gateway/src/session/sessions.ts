import { sql } from 'kysely';
import type { CustomerEvents } from '../customer/customer-events.ts';
import type { Database } from '../database/create-database.ts';
import type { FoundSession } from './found-session.ts';
import { KnownSessions } from './known-sessions.ts';
import { createToken, hashToken } from './session-token.ts';

export interface Sessions {
  /** What the browser keeps a session's token under. */
  readonly cookieName: string;
  /** @returns the cookie's value; nothing else knows it */
  create(customerId: string, address: string): Promise<string>;
  find(token: string | undefined): Promise<FoundSession>;
  /** @returns false when there is no such session any more */
  extend(token: string): Promise<boolean>;
  /** Tells the session's own sockets; the customer's other sessions go on. */
  end(token: string | undefined): Promise<void>;
  /** On every device of the customer. */
  endAll(customerId: string): Promise<void>;
  removeExpired(): Promise<void>;
}

export interface SessionOptions {
  cookieName: string;
  /** A session that isn't pinged ends after this. */
  ttlMs: number;
  /** Every session ends after this, pinged or not. */
  lifetimeMs: number;
}

interface SessionRow {
  customer_id: string;
  store: string;
  is_demo: boolean;
  expires_at_ms: number;
}

const idOf = (tokenHash: Buffer): string => tokenHash.toString('hex');

export const createSessions = (
  database: Database,
  { cookieName, ttlMs, lifetimeMs }: SessionOptions,
  wallNowMs: () => number,
  customerEvents: CustomerEvents,
): Sessions => {
  const { kysely, pool } = database;
  const known = new KnownSessions();
  customerEvents.listen((customerId, event) => {
    if (event.kind !== 'sessionEnded') return;
    if (event.sessionId === undefined) known.endAll(customerId);
    else known.end(Buffer.from(event.sessionId, 'hex'));
  });
  return {
    cookieName,
    create: async (customerId, address) => {
      const token = createToken();
      const now = wallNowMs();
      await kysely
        .insertInto('session')
        .values({
          token_hash: hashToken(token),
          customer_id: customerId,
          address,
          created_at_ms: now,
          expires_at_ms: now + Math.min(ttlMs, lifetimeMs),
        })
        .execute();
      return token;
    },
    find: async (token) => {
      if (token === undefined || token === '') return { state: 'visitor' };
      const nowMs = wallNowMs();
      const tokenHash = hashToken(token);
      const before = known.get(tokenHash, nowMs);
      if (before !== null) return before;
      const { ends } = known;
      const { rows } = await pool.query<SessionRow>({
        name: 'find-session',
        text: `select c.customer_id, c.store, c.is_demo, s.expires_at_ms
               from session s join customer c using (customer_id)
               where s.token_hash = $1 and s.expires_at_ms > $2`,
        values: [tokenHash, nowMs],
      });
      const row = rows[0];
      if (row === undefined) return { state: 'ended' };
      const session = {
        state: 'customer' as const,
        customerId: row.customer_id,
        store: row.store,
        isDemo: row.is_demo,
        sessionId: idOf(tokenHash),
        expiresAtMs: row.expires_at_ms,
      };
      known.keep(tokenHash, session, { nowMs, expiresAtMs: row.expires_at_ms, ends });
      return session;
    },
    extend: async (token) => {
      const now = wallNowMs();
      const result = await kysely
        .updateTable('session')
        .set({
          expires_at_ms: sql<number>`least(${now + ttlMs}::bigint, created_at_ms + ${lifetimeMs}::bigint)`,
        })
        .where('token_hash', '=', hashToken(token))
        .where('expires_at_ms', '>', now)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
    end: async (token) => {
      if (token === undefined) return;
      const tokenHash = hashToken(token);
      const row = await kysely
        .deleteFrom('session')
        .where('token_hash', '=', tokenHash)
        .returning('customer_id')
        .executeTakeFirst();
      known.end(tokenHash);
      if (row === undefined) return;
      customerEvents.publish(row.customer_id, { kind: 'sessionEnded', sessionId: idOf(tokenHash) });
    },
    endAll: async (customerId) => {
      await kysely.deleteFrom('session').where('customer_id', '=', customerId).execute();
      known.endAll(customerId);
      customerEvents.publish(customerId, { kind: 'sessionEnded' });
    },
    removeExpired: async () => {
      const now = wallNowMs();
      await kysely.deleteFrom('session').where('expires_at_ms', '<=', now).execute();
      await kysely.deleteFrom('login_token').where('expires_at_ms', '<=', now).execute();
    },
  };
};

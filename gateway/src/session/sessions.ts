import type { CustomerEvents } from '../customer/customer-events.ts';
import type { Database } from '../database/create-database.ts';
import type { FoundSession } from './found-session.ts';
import { KnownSessions } from './known-sessions.ts';
import { createToken, hashToken } from './session-token.ts';

export const SESSION_COOKIE = 'lb_session';

export interface Sessions {
  /** @returns the cookie's value; nothing else knows it */
  create(customerId: string, address: string): Promise<string>;
  find(token: string | undefined): Promise<FoundSession>;
  /** @returns false when there is no such session any more */
  extend(token: string): Promise<boolean>;
  /** @returns whose session it was */
  end(token: string): Promise<string | null>;
  endAll(customerId: string): Promise<void>;
  removeExpired(): Promise<void>;
}

interface SessionRow {
  customer_id: string;
  store: string;
  is_demo: boolean;
  expires_at_ms: number;
}

export const createSessions = (
  database: Database,
  ttlMs: number,
  wallNowMs: () => number,
  customerEvents: CustomerEvents,
): Sessions => {
  const { kysely, pool } = database;
  const known = new KnownSessions();
  customerEvents.listen((customerId, event) => {
    if (event.kind === 'sessionEnded') known.endAll(customerId);
  });
  return {
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
          expires_at_ms: now + ttlMs,
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
      };
      known.keep(tokenHash, session, { nowMs, expiresAtMs: row.expires_at_ms, ends });
      return session;
    },
    extend: async (token) => {
      const now = wallNowMs();
      const result = await kysely
        .updateTable('session')
        .set({ expires_at_ms: now + ttlMs })
        .where('token_hash', '=', hashToken(token))
        .where('expires_at_ms', '>', now)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
    end: async (token) => {
      const tokenHash = hashToken(token);
      const row = await kysely
        .deleteFrom('session')
        .where('token_hash', '=', tokenHash)
        .returning('customer_id')
        .executeTakeFirst();
      known.end(tokenHash);
      return row?.customer_id ?? null;
    },
    endAll: async (customerId) => {
      await kysely.deleteFrom('session').where('customer_id', '=', customerId).execute();
      known.endAll(customerId);
    },
    removeExpired: async () => {
      const now = wallNowMs();
      await kysely.deleteFrom('session').where('expires_at_ms', '<=', now).execute();
      await kysely.deleteFrom('login_token').where('expires_at_ms', '<=', now).execute();
    },
  };
};

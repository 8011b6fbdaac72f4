import { sql } from 'kysely';
import type { Database } from '../../ground/database/create-database.ts';
import { hashToken } from './session-token.ts';

/** A browser is signed in automatically at most this long after the last password. */
export const REMEMBERED_FOR_MS = 30 * 24 * 3_600_000;

export interface RememberedCustomer {
  customerId: string;
  passwordHash: string;
  deviceId: string;
}

/**
 * SCR1-61: known devices (`known-devices.ts`) that sign their customer in by themselves. In place of a password they
 * have a token, which goes with the known device whatever ends that.
 */
export interface RememberedDevices {
  /**
   * This customer and nobody else, from when the session's customer last showed who it is. A session that a remembered
   * device began changes nothing: what its device has left stands.
   */
  remember(token: string | undefined, customerId: string, session: string): Promise<void>;
  /** The customer whom the browser signs in automatically, as long as the password is still this one. */
  rememberedBy(token: string | undefined): Promise<RememberedCustomer | null>;
  /** Nobody, from now on. */
  forget(token: string | undefined): Promise<void>;
  /** Forgets where else this customer is remembered. */
  forgetOthers(customerId: string, token: string | undefined): Promise<void>;
  /** Forgets where else a passkey of the customer was last used to sign in. */
  forgetOfPasskey(customerId: string, passkeyId: string, token: string | undefined): Promise<void>;
  /** Forgets the device on which one session of the customer began. */
  forgetOfSession(customerId: string, sessionId: string): Promise<void>;
}

export const createRememberedDevices = (
  { kysely }: Database,
  wallNowMs: () => number,
): RememberedDevices => ({
  remember: async (token, customerId, session) => {
    if (token === undefined) return;
    await kysely
      .updateTable('known_device as d')
      .from('session as s')
      .set({
        remembered_until_ms: sql<
          number | null
        >`case when d.customer_id = ${customerId} then s.confirmed_at_ms + ${REMEMBERED_FOR_MS}::bigint end`,
      })
      .where('d.token_hash', '=', hashToken(token))
      .where('s.token_hash', '=', hashToken(session))
      .where('s.confirmed_at_ms', 'is not', null)
      .execute();
  },
  rememberedBy: async (token) => {
    if (token === undefined) return null;
    const row = await kysely
      .selectFrom('known_device as d')
      .innerJoin('customer as c', 'c.customer_id', 'd.customer_id')
      .select(['c.customer_id as customerId', 'c.password_hash as passwordHash', 'd.device_id as deviceId'])
      .where('d.token_hash', '=', hashToken(token))
      .where('d.remembered_until_ms', '>', wallNowMs())
      .where('d.is_authorized', '=', true)
      .where('c.web_remember_password', '=', true)
      .where('c.closed_at_ms', 'is', null)
      .executeTakeFirst();
    return row ?? null;
  },
  forget: async (token) => {
    if (token === undefined) return;
    await kysely
      .updateTable('known_device')
      .set({ remembered_until_ms: null })
      .where('token_hash', '=', hashToken(token))
      .execute();
  },
  forgetOthers: async (customerId, token) => {
    await kysely
      .updateTable('known_device')
      .set({ remembered_until_ms: null })
      .where('customer_id', '=', customerId)
      .where('token_hash', '<>', hashToken(token ?? ''))
      .execute();
  },
  forgetOfPasskey: async (customerId, passkeyId, token) => {
    await kysely
      .updateTable('known_device')
      .set({ remembered_until_ms: null })
      .where('customer_id', '=', customerId)
      .where('passkey_id', '=', passkeyId)
      .where('token_hash', '<>', hashToken(token ?? ''))
      .execute();
  },
  forgetOfSession: async (customerId, sessionId) => {
    await kysely
      .updateTable('known_device')
      .set({ remembered_until_ms: null })
      .where('customer_id', '=', customerId)
      .where('device_id', '=', (eb) =>
        eb
          .selectFrom('session')
          .select(sql<string>`device_id`.as('device_id'))
          .where('customer_id', '=', customerId)
          .where('token_hash', '=', Buffer.from(sessionId, 'hex')),
      )
      .execute();
  },
});

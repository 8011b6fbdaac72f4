import type { Database } from '../database/create-database.ts';
import { createToken, hashToken } from './session-token.ts';

/** A browser that nobody signed in with for so long is new again. */
export const DEVICE_KNOWN_FOR_MS = 180 * 24 * 3_600_000;

/** Of one customer; the one that was seen longest ago makes room. */
const MOST_DEVICES = 20;

/**
 * Browsers in which customers have signed in. It opens nothing: a device that is known is only spared what strangers'
 * failures bring. A cookie that somebody else put there is of no use to them: each sign-in gives the browser a new one.
 */
export interface KnownDevices {
  knows(token: string | undefined, customerId: string): Promise<boolean>;
  /** After a right password. @returns the cookie's new value, which stands for all that the old one did */
  renew(token: string | undefined, customerId: string): Promise<string>;
  /** All of a customer's. */
  forget(customerId: string): Promise<void>;
  /** All of a customer's but this one. */
  forgetOthers(customerId: string, token: string | undefined): Promise<void>;
  removeOld(): Promise<void>;
}

export const createKnownDevices = ({ kysely }: Database, wallNowMs: () => number): KnownDevices => ({
  knows: async (token, customerId) => {
    if (token === undefined) return false;
    const row = await kysely
      .selectFrom('known_device')
      .select('seen_at_ms')
      .where('token_hash', '=', hashToken(token))
      .where('customer_id', '=', customerId)
      .executeTakeFirst();
    return row !== undefined && row.seen_at_ms > wallNowMs() - DEVICE_KNOWN_FOR_MS;
  },
  renew: async (before, customerId) => {
    const token = createToken();
    const token_hash = hashToken(token);
    const seen_at_ms = wallNowMs();
    if (before !== undefined) {
      await kysely
        .updateTable('known_device')
        .set({ token_hash })
        .where('token_hash', '=', hashToken(before))
        .execute();
    }
    await kysely
      .insertInto('known_device')
      .values({ token_hash, customer_id: customerId, seen_at_ms })
      .onConflict((conflict) => conflict.columns(['token_hash', 'customer_id']).doUpdateSet({ seen_at_ms }))
      .execute();
    await kysely
      .deleteFrom('known_device')
      .where('customer_id', '=', customerId)
      .where('token_hash', 'in', (eb) =>
        eb
          .selectFrom('known_device')
          .select('token_hash')
          .where('customer_id', '=', customerId)
          .orderBy('seen_at_ms', 'desc')
          .orderBy('token_hash')
          .offset(MOST_DEVICES),
      )
      .execute();
    return token;
  },
  forget: async (customerId) => {
    await kysely.deleteFrom('known_device').where('customer_id', '=', customerId).execute();
  },
  forgetOthers: async (customerId, token) => {
    await kysely
      .deleteFrom('known_device')
      .where('customer_id', '=', customerId)
      .where('token_hash', '<>', hashToken(token ?? ''))
      .execute();
  },
  removeOld: async () => {
    await kysely
      .deleteFrom('known_device')
      .where('seen_at_ms', '<=', wallNowMs() - DEVICE_KNOWN_FOR_MS)
      .execute();
  },
});

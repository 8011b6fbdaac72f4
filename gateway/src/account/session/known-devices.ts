import { type SweptRows, sweepOldRows } from '../../ground/database/sweep-old-rows.ts';
import { sql } from 'kysely';
import type { CustomerEvents } from '../../ground/customer/customer-events.ts';
import { NOTE_FIRST_DEVICE } from '../../ground/customer/note-first-device.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { tellDeviceWaits } from './device-news.ts';
import { createToken, hashToken } from './session-token.ts';
import type { SignInPlace } from './sign-in-history.ts';

/** A browser that nobody used to sign in for this long counts as new again. */
export const DEVICE_KNOWN_FOR_MS = 180 * 24 * 3_600_000;

/**
 * The limits per customer; the device that was seen longest ago is removed. Waiting devices never take the place of
 * authorized ones.
 */
const MOST_DEVICES = { authorized: 20, waiting: 5 };

export interface KnownDevice {
  deviceId: string;
  isAuthorized: boolean;
}

/** A device after a correct password. */
export interface SeenDevice extends SignInPlace, KnownDevice {
  /** The current value of the cookie. */
  token: string | undefined;
  customerId: string;
  /** The passkey that was used; null when it was the password. */
  passkeyId: string | null;
  /** The session that it was given: if that has ended by now, the device isn't saved either. null: none. */
  session: string | null;
}

/**
 * Browsers in which customers have signed in. A known device alone opens no account: it isn't locked out by strangers'
 * failures, and it may be used where an account is bound to devices. Planting a cookie in a browser is useless, because
 * each sign-in gives the browser a new one.
 */
export interface KnownDevices {
  find(token: string | undefined, customerId: string): Promise<KnownDevice | null>;
  /**
   * Whether an account that is bound to devices accepts any device with the password. It does until it has had its
   * first device. After that only an authorized device or an operator can let one in, so that forgetting all devices
   * doesn't open the account.
   */
  awaitsFirst(customerId: string): Promise<boolean>;
  /** Records that an account that is bound to devices has had its first one. */
  noteFirst(customerId: string): Promise<void>;
  /**
   * Renews a device's cookie after a correct password.
   * @returns the new value, which replaces the old one everywhere
   */
  renew(device: SeenDevice): Promise<string>;
  /** Renews a device that still has to be let in; the customer is told when it is a new one. */
  keepWaiting(device: Omit<SeenDevice, 'isAuthorized' | 'session'>, isNew: boolean): Promise<string>;
  /** Forgets all of a customer's devices. */
  forget(customerId: string): Promise<void>;
  /** Forgets all of a customer's devices except this one. */
  forgetOthers(customerId: string, token: string | undefined): Promise<void>;
  removeOld(): Promise<void>;
}

const SAVE = `
insert into known_device
 (token_hash, customer_id, seen_at_ms, first_seen_at_ms, device_id, user_agent, address, is_authorized,
  passkey_id)
select $1, $2, $3::bigint, $3::bigint, $4, $5, $6, $7, $9::uuid
where $8::bytea is null or exists (select from session where token_hash = $8 for share)
on conflict (token_hash, customer_id) do update set
 seen_at_ms = $3, user_agent = $5, address = $6, is_authorized = known_device.is_authorized or $7,
 passkey_id = $9`;

const dropOldest = (kysely: Database['kysely'], customerId: string): Promise<unknown> =>
  sql`
    delete from known_device where customer_id = ${customerId} and device_id in (
      select device_id from (
        select device_id, is_authorized,
          row_number() over (partition by is_authorized order by seen_at_ms desc, token_hash) as place
        from known_device where customer_id = ${customerId}) ranked
      where place > case when is_authorized then ${MOST_DEVICES.authorized}::int
        else ${MOST_DEVICES.waiting}::int end)`.execute(kysely);

export const OLD_DEVICES: SweptRows<'known_device'> = {
  table: 'known_device',
  column: 'seen_at_ms',
  keptMs: DEVICE_KNOWN_FOR_MS,
};

export const createKnownDevices = (
  database: Database,
  wallNowMs: () => number,
  customerEvents: Pick<CustomerEvents, 'publish'>,
): KnownDevices => {
  const { kysely, pool } = database;
  const devices: KnownDevices = {
    find: async (token, customerId) => {
      if (token === undefined) return null;
      const { rows } = await pool.query<KnownDevice>(
        `select device_id as "deviceId", is_authorized as "isAuthorized" from known_device
         where token_hash = $1 and customer_id = $2 and seen_at_ms > $3`,
        [hashToken(token), customerId, wallNowMs() - DEVICE_KNOWN_FOR_MS],
      );
      return rows[0] ?? null;
    },
    awaitsFirst: async (customerId) => {
      const { rowCount } = await pool.query(
        `select from customer c where customer_id = $1 and first_device_at_ms is null and not exists (
           select from known_device d
           where d.customer_id = c.customer_id and d.is_authorized and d.seen_at_ms > $2)`,
        [customerId, wallNowMs() - DEVICE_KNOWN_FOR_MS],
      );
      return rowCount === 1;
    },
    noteFirst: async (customerId) => {
      await pool.query(NOTE_FIRST_DEVICE, [customerId, wallNowMs()]);
    },
    renew: async (device) => {
      const token = createToken();
      const tokenHash = hashToken(token);
      const now = wallNowMs();
      const { customerId, userAgent, address, deviceId, isAuthorized, session, passkeyId } = device;
      if (device.token !== undefined) {
        await pool.query('update known_device set token_hash = $2 where token_hash = $1', [
          hashToken(device.token),
          tokenHash,
        ]);
      }
      // A call that ends the session meanwhile waits for this, and forgets the device afterwards.
      await pool.query(SAVE, [
        tokenHash,
        customerId,
        now,
        deviceId,
        userAgent,
        address,
        isAuthorized,
        session === null ? null : hashToken(session),
        passkeyId,
      ]);
      await dropOldest(kysely, customerId);
      return token;
    },
    keepWaiting: async (device, isNew) => {
      const { customerId } = device;
      if (isNew) await tellDeviceWaits(database, customerEvents, { customerId, wallMs: wallNowMs() });
      return devices.renew({ ...device, isAuthorized: false, session: null });
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
    removeOld: () => sweepOldRows(database, OLD_DEVICES, wallNowMs()),
  };
  return devices;
};

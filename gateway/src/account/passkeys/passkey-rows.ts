import { MOST_PASSKEYS, type OwnPasskey } from '@lineboard/domain/account/sign-in/passkey.schema';
import type pg from 'pg';
import type { Database } from '../../ground/database/create-database.ts';

type Queryable = Pick<pg.Pool | pg.PoolClient, 'query'>;

/** A passkey as its assertions are verified by. */
export interface StoredPasskey {
  passkeyId: string;
  customerId: string;
  publicKey: Buffer;
  rpId: string;
  /** The id that its device knows the customer by. */
  userId: Buffer | null;
}

export interface NewPasskey {
  customerId: string;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: readonly string[];
  rpId: string;
  name: string;
  createdAtMs: number;
}

/** How a browser is told of a passkey. */
export interface NamedCredential {
  id: string;
  type: 'public-key';
  transports: string[];
}

const OWN = `passkey_id as "passkeyId", name, rp_id as site, created_at_ms as "createdAtMs", used_at_ms as "usedAtMs"`;

/** The oldest first. */
export const listPasskeys = async (client: Queryable, customerId: string): Promise<OwnPasskey[]> => {
  const { rows } = await client.query<OwnPasskey>(
    `select ${OWN} from passkey where customer_id = $1 order by created_at_ms, passkey_id`,
    [customerId],
  );
  return rows;
};

/** Those that a page of this party can ask for. */
export const listCredentials = async (
  { pool }: Pick<Database, 'pool'>,
  customerId: string,
  rpId: string,
): Promise<NamedCredential[]> => {
  const { rows } = await pool.query<{ credential_id: Buffer; transports: string[] }>(
    `select credential_id, transports from passkey where customer_id = $1 and rp_id = $2
     order by created_at_ms, passkey_id`,
    [customerId, rpId],
  );
  return rows.map(({ credential_id: id, transports }) => ({
    id: id.toString('base64url'),
    type: 'public-key',
    transports,
  }));
};

export const findPasskey = async (
  { pool }: Pick<Database, 'pool'>,
  credentialId: string,
): Promise<StoredPasskey | null> => {
  const { rows } = await pool.query<StoredPasskey>(
    `select passkey_id as "passkeyId", customer_id as "customerId", public_key as "publicKey", rp_id as "rpId",
       passkey_user_id as "userId"
     from passkey join customer using (customer_id) where credential_id = $1`,
    [Buffer.from(credentialId, 'base64url')],
  );
  return rows[0] ?? null;
};

/**
 * Counts a use, on whichever gateway it is.
 * @param counter as the device counts
 * @returns false when it doesn't come after the last one: somebody has a copy of the passkey
 */
export const countUse = async (
  { pool }: Pick<Database, 'pool'>,
  passkeyId: string,
  counter: number,
  wallMs: number,
): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `update passkey set counter = $2::bigint, used_at_ms = $3
     where passkey_id = $1 and (counter < $2::bigint or (counter = 0 and $2::bigint = 0))`,
    [passkeyId, counter, wallMs],
  );
  return rowCount === 1;
};

/**
 * In a transaction that holds the customer's row.
 * @returns null when somebody has this passkey already
 */
export const insertPasskey = async (
  client: pg.PoolClient,
  passkey: NewPasskey,
): Promise<OwnPasskey | null> => {
  const { customerId, credentialId, publicKey, counter, transports, rpId, name, createdAtMs } = passkey;
  const { rows } = await client.query<OwnPasskey>(
    `insert into passkey (customer_id, credential_id, public_key, counter, transports, rp_id, name, created_at_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing returning ${OWN}`,
    [customerId, credentialId, publicKey, counter, transports, rpId, name, createdAtMs],
  );
  return rows[0] ?? null;
};

export const renamePasskey = async (
  { pool }: Pick<Database, 'pool'>,
  customerId: string,
  passkeyId: string,
  name: string,
): Promise<boolean> => {
  const { rowCount } = await pool.query(
    'update passkey set name = $3 where passkey_id = $2 and customer_id = $1',
    [customerId, passkeyId, name],
  );
  return rowCount === 1;
};

/** @returns what was removed; null when the customer has none of this id */
export const deletePasskey = async (
  client: pg.PoolClient,
  customerId: string,
  passkeyId: string,
): Promise<OwnPasskey | null> => {
  const { rows } = await client.query<OwnPasskey>(
    `delete from passkey where passkey_id = $2 and customer_id = $1 returning ${OWN}`,
    [customerId, passkeyId],
  );
  return rows[0] ?? null;
};

/** Whether the customer has as many as there may be. */
export const hasMostPasskeys = async (client: Queryable, customerId: string): Promise<boolean> => {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer as count from passkey where customer_id = $1',
    [customerId],
  );
  return rows[0]!.count >= MOST_PASSKEYS;
};

import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { judgePassword } from '@lineboard/domain/account/sign-in/judge-password';
import type { PasswordReset } from '@lineboard/domain/account/sign-in/password-change.schema';
import { CHOOSE_PASSWORD } from '../../ground/customer/set-password.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import { openSealed, type PasswordCall, type PasswordParts } from './check-password.ts';
import { BUSY_RETRY_AFTER_MS } from './claim-try.ts';
import { isKnownPassword } from './is-known-password.ts';
import type { KnownDevices } from './known-devices.ts';
import { hashPassword } from './password-hash.ts';
import { hashToken } from './session-token.ts';
import type { Sessions } from './sessions.ts';

export interface RedeemResetParts extends PasswordParts {
  sessions: Pick<Sessions, 'endAll'>;
  knownDevices: Pick<KnownDevices, 'renew'>;
  wallNowMs: () => number;
  /** Runs in the transaction that gives the customer the new password. */
  deletePasskeys: (client: pg.PoolClient, customerId: string) => Promise<void>;
}

export interface RedeemResetCall extends Pick<PasswordCall, 'password' | 'key' | 'visitor' | 'address'> {
  userAgent: string;
  /** The token in the link. */
  token: string;
}

export type RedeemResetOutcome =
  /** Brings the value of a new device cookie: strangers' failures don't keep this browser out. */
  | { kind: 'changed'; device: string }
  | { kind: 'refused'; answer: Exclude<PasswordReset, { resultCode: 0 }> }
  | { kind: 'busy'; retryAfterMs: number };

const CODES = { tokenInvalid: 'tokenInvalid', notEncrypted: 'passwordNotEncrypted' } as const;

const refused = (answer: Exclude<PasswordReset, { resultCode: 0 }>): RedeemResetOutcome => ({
  kind: 'refused',
  answer,
});

/** A link holds for the password and the address that it was sent for, and for an account that is open. */
const HOLDS = `from password_reset r join customer c using (customer_id)
  where r.token_hash = $1 and r.expires_at_ms > $2 and c.password_hash = r.password_hash and c.email = r.email
    and c.closed_at_ms is null and not c.is_demo`;

/** @returns whose password it is now; null when the link was good no more */
const replacePassword = async (
  { database, wallNowMs, deletePasskeys }: RedeemResetParts,
  token: string,
  passwordHash: string,
): Promise<string | null> =>
  inTransaction(database.pool, async (client) => {
    const { rows } = await client.query<{ customer_id: string }>(
      `select customer_id ${HOLDS} for update of c`,
      [hashToken(token), wallNowMs()],
    );
    const customerId = rows[0]?.customer_id;
    if (customerId === undefined) return null;
    await client.query(CHOOSE_PASSWORD, [customerId, passwordHash]);
    for (const table of ['password_reset', 'session', 'known_device'])
      await client.query(`delete from ${table} where customer_id = $1`, [customerId]);
    await deletePasskeys(client, customerId);
    return customerId;
  });

/**
 * Sets a new password for the holder of a message's link. Every session, device and passkey of the customer is removed
 * with it.
 */
export const redeemReset = async (
  parts: RedeemResetParts,
  call: RedeemResetCall,
): Promise<RedeemResetOutcome> => {
  const { database, passwordQueue, sessions, knownDevices, wallNowMs } = parts;
  const opened = await openSealed(parts, call, [call.password]);
  if ('reason' in opened) return refused({ resultCode: 3, code: CODES[opened.reason] });
  const next = opened.texts[0] ?? '';
  if (!judgePassword(next).isAcceptable) return refused({ resultCode: 4, code: 'passwordWeak' });
  if (await isKnownPassword(next)) return refused({ resultCode: 4, code: 'passwordKnown' });
  // Hashing is costly: nobody without a link gets so far.
  const held = await database.pool.query(`select ${HOLDS}`, [hashToken(call.token), wallNowMs()]);
  if (held.rowCount === 0) return refused({ resultCode: 5, code: 'resetLinkInvalid' });
  const hash = passwordQueue.run(call.address, false, () => hashPassword(next));
  if (hash === null) return { kind: 'busy', retryAfterMs: BUSY_RETRY_AFTER_MS };
  const customerId = await replacePassword(parts, call.token, await hash);
  if (customerId === null) return refused({ resultCode: 5, code: 'resetLinkInvalid' });
  await sessions.endAll(customerId);
  const { address, userAgent } = call;
  const device = await knownDevices.renew({
    token: undefined,
    customerId,
    address,
    userAgent,
    deviceId: randomUUID(),
    isAuthorized: true,
    passkeyId: null,
    session: null,
  });
  return { kind: 'changed', device };
};

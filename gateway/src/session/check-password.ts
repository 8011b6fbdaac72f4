import type { Config } from '../config/read-config.ts';
import type { Database } from '../database/create-database.ts';
import { decryptPassword } from './decrypt-password.ts';
import type { LockOut, LockOutLimits } from './lock-out.ts';
import type { LoginTokens } from './login-tokens.ts';
import { verifyPassword } from './password-hash.ts';

export interface PasswordCall {
  /** As it stands in the database, existing or not. */
  customerId: string;
  /** Encrypted when a key comes with it. */
  password: string;
  key?: string;
  /** The cookie that the key was bound to. */
  visitor: string;
  address: string;
}

export interface PasswordParts {
  config: Config;
  database: Database;
  loginTokens: LoginTokens;
  lockOut: LockOut;
}

/** Why a password doesn't open; null opens. */
export type PasswordRefusal =
  | { reason: 'tokenInvalid' }
  | { reason: 'lockedOut'; retryAfterMs: number }
  | { reason: 'wrong' }
  | null;

/** One answer, and one duration, for a wrong password and for an id that does not exist; lock-outs count both alike. */
export const checkPassword = async (
  { config, database, loginTokens, lockOut }: PasswordParts,
  call: PasswordCall,
): Promise<PasswordRefusal> => {
  const customerLimits: LockOutLimits = { failures: config.LOCKOUT_FAILURES, lockMs: config.LOCKOUT_MS };
  const addressLimits: LockOutLimits = {
    failures: config.LOCKOUT_ADDRESS_FAILURES,
    lockMs: config.LOCKOUT_MS,
  };
  const customerSubject = `customer:${call.customerId}`;
  const addressSubject = `address:${call.address}`;

  let password: string | null = call.password;
  if (config.ENCRYPT_PASSWORDS || call.key !== undefined) {
    if (call.key === undefined || !(await loginTokens.redeem(call.visitor, call.key)))
      return { reason: 'tokenInvalid' };
    password = decryptPassword(call.key, call.password);
  }

  const byAddress = await lockOut.begin(addressSubject, addressLimits);
  if (byAddress.lockedForMs > 0) return { reason: 'lockedOut', retryAfterMs: byAddress.lockedForMs };
  const byCustomer = await lockOut.begin(customerSubject, customerLimits);
  if (byCustomer.lockedForMs > 0) return { reason: 'lockedOut', retryAfterMs: byCustomer.lockedForMs };

  const row = await database.kysely
    .selectFrom('customer')
    .select('password_hash')
    .where('customer_id', '=', call.customerId)
    .executeTakeFirst();
  // A text that could not be decrypted is compared all the same: it is a wrong password and takes as long.
  if (!(await verifyPassword(row?.password_hash ?? null, password ?? ''))) {
    await lockOut.failed(addressSubject, addressLimits);
    await lockOut.failed(customerSubject, customerLimits);
    return byCustomer.attempt >= customerLimits.failures
      ? { reason: 'lockedOut', retryAfterMs: customerLimits.lockMs }
      : { reason: 'wrong' };
  }
  await lockOut.succeeded(customerSubject);
  await lockOut.uncount(addressSubject);
  return null;
};

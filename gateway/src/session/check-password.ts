import type { Config } from '../config/read-config.ts';
import type { Database } from '../database/create-database.ts';
import {
  BUSY_RETRY_AFTER_MS,
  claimTry,
  type TryCounters,
  type TryRefusal,
  type TrySubjects,
} from './claim-try.ts';
import { decryptPassword } from './decrypt-password.ts';
import type { TryOutcome } from './lock-out.ts';
import type { LoginTokens } from './login-tokens.ts';
import { verifyPassword } from './password-hash.ts';
import type { WorkQueue } from './work-queue.ts';

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

export interface PasswordParts extends TryCounters {
  config: Config;
  database: Database;
  loginTokens: LoginTokens;
  /** Passwords are looked at a few at a time: each takes 19 MiB and tens of milliseconds. */
  passwordQueue: WorkQueue;
}

/** Why a password doesn't open; null opens. */
export type PasswordRefusal = { reason: 'tokenInvalid' | 'notEncrypted' | 'wrong' } | TryRefusal | null;

/**
 * One answer, and one duration, for a wrong password and for an id that does not exist; both count alike.
 *
 * @param subjects what the try counts against
 * @param goesFirst somebody who is known already, when many wait
 */
export const checkPassword = async (
  parts: PasswordParts,
  call: PasswordCall,
  subjects: TrySubjects,
  goesFirst: boolean,
): Promise<PasswordRefusal> => {
  const { config, database, loginTokens, passwordQueue } = parts;
  let password: string | null = call.password;
  if (call.key !== undefined) {
    if (!(await loginTokens.redeem(call.visitor, call.key))) return { reason: 'tokenInvalid' };
    password = decryptPassword(call.key, call.password);
  } else if (config.ENCRYPT_PASSWORDS) return { reason: 'notEncrypted' };

  /** A text that could not be decrypted is compared all the same: it is a wrong password and takes as long. */
  const look = async (): Promise<PasswordRefusal> => {
    const claimed = await claimTry(parts, subjects);
    if ('reason' in claimed) return claimed;
    let outcome: TryOutcome = 'unknown';
    try {
      const row = await database.kysely
        .selectFrom('customer')
        .select('password_hash')
        .where('customer_id', '=', call.customerId)
        .executeTakeFirst();
      outcome = (await verifyPassword(row?.password_hash ?? null, password ?? '')) ? 'right' : 'wrong';
    } finally {
      // What the database has not heard of it forgets by itself, with the failures.
      if (outcome === 'unknown') await claimed.settle('unknown').catch(() => 0);
    }
    const lockedForMs = await claimed.settle(outcome);
    if (outcome === 'right') return null;
    return lockedForMs > 0 ? { reason: 'lockedOut', retryAfterMs: lockedForMs } : { reason: 'wrong' };
  };
  return (
    passwordQueue.run(call.address, goesFirst, look) ?? { reason: 'busy', retryAfterMs: BUSY_RETRY_AFTER_MS }
  );
};

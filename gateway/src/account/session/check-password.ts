import type { Config } from '../../config/read-config.ts';
import type { Database } from '../../ground/database/create-database.ts';
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
  /** The id as the database has it, existing or not. */
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

/**
 * What a password is. A right one opens for as long as it is the customer's: whoever lets somebody in by it sees that
 * the hash is still the one that it was held against.
 */
export type PasswordVerdict =
  | { reason: null; passwordHash: string }
  | { reason: 'tokenInvalid' | 'notEncrypted' | 'wrong' }
  | TryRefusal;

/** The verdict on a password that could be read. */
export type TryVerdict =
  | Exclude<PasswordVerdict, { reason: 'tokenInvalid' | 'notEncrypted' | 'wrong' }>
  | { reason: 'wrong' };

/** What was sent under one key, as it was typed; null for a text that can't be read. */
export type Opened = { texts: Array<string | null> } | { reason: 'tokenInvalid' | 'notEncrypted' };

/** @param texts all encrypted with the call's key, or none of them */
export const openSealed = async (
  { config, loginTokens }: Pick<PasswordParts, 'config' | 'loginTokens'>,
  { key, visitor }: Pick<PasswordCall, 'key' | 'visitor'>,
  texts: readonly string[],
): Promise<Opened> => {
  if (key === undefined) return config.ENCRYPT_PASSWORDS ? { reason: 'notEncrypted' } : { texts: [...texts] };
  if (!(await loginTokens.redeem(visitor, key))) return { reason: 'tokenInvalid' };
  return { texts: texts.map((text) => decryptPassword(key, text)) };
};

/** A password as somebody typed it. null, what couldn't be decrypted, is a wrong password and takes as long. */
export interface GivenPassword {
  customerId: string;
  password: string | null;
  address: string;
}

/**
 * One answer, and one duration, for a wrong password and for an id that does not exist; both count equally.
 *
 * @param subjects what the try counts against
 * @param goesFirst somebody who is known already, when many wait
 */
export const tryPassword = async (
  parts: PasswordParts,
  { customerId, password, address }: GivenPassword,
  subjects: TrySubjects,
  goesFirst: boolean,
): Promise<TryVerdict> => {
  const { database, passwordQueue } = parts;
  const look = async (): Promise<TryVerdict> => {
    const claimed = await claimTry(parts, subjects);
    if ('reason' in claimed) return claimed;
    let outcome: TryOutcome = 'unknown';
    let passwordHash = '';
    try {
      const row = await database.kysely
        .selectFrom('customer')
        .select('password_hash')
        .where('customer_id', '=', customerId)
        .executeTakeFirst();
      passwordHash = row?.password_hash ?? '';
      outcome = (await verifyPassword(row?.password_hash ?? null, password ?? '')) ? 'right' : 'wrong';
    } finally {
      // What the database has not heard of it forgets by itself, with the failures.
      if (outcome === 'unknown') await claimed.settle('unknown').catch(() => 0);
    }
    const lockedForMs = await claimed.settle(outcome);
    if (outcome === 'right') return { reason: null, passwordHash };
    return lockedForMs > 0 ? { reason: 'lockedOut', retryAfterMs: lockedForMs } : { reason: 'wrong' };
  };
  return passwordQueue.run(address, goesFirst, look) ?? { reason: 'busy', retryAfterMs: BUSY_RETRY_AFTER_MS };
};

/** A password as it was sent: opened, and then tried. */
export const checkPassword = async (
  parts: PasswordParts,
  call: PasswordCall,
  subjects: TrySubjects,
  goesFirst: boolean,
): Promise<PasswordVerdict> => {
  const opened = await openSealed(parts, call, [call.password]);
  if ('reason' in opened) return opened;
  return tryPassword(parts, { ...call, password: opened.texts[0] ?? null }, subjects, goesFirst);
};

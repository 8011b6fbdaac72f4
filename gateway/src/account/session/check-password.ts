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
  /** The id in the database's spelling, whether or not it exists. */
  customerId: string;
  /** The password, encrypted when a key comes with it. */
  password: string;
  key?: string;
  /** The cookie that the key is bound to. */
  visitor: string;
  address: string;
}

export interface PasswordParts extends TryCounters {
  config: Config;
  database: Database;
  loginTokens: LoginTokens;
  /** Only a few passwords are checked at a time: each takes 19 MiB and tens of milliseconds. */
  passwordQueue: WorkQueue;
}

/**
 * The verdict on a password. A correct one is valid only while it is the customer's: a caller that lets somebody in has
 * to check that the hash is still the one that was compared.
 */
export type PasswordVerdict =
  | { reason: null; passwordHash: string }
  | { reason: 'tokenInvalid' | 'notEncrypted' | 'wrong' }
  | TryRefusal;

/** The verdict on a password that could be read. */
export type TryVerdict =
  | Exclude<PasswordVerdict, { reason: 'tokenInvalid' | 'notEncrypted' | 'wrong' }>
  | { reason: 'wrong' };

/** The texts that were sent under one key, decrypted; null for one that can't be read. */
export type Opened = { texts: Array<string | null> } | { reason: 'tokenInvalid' | 'notEncrypted' };

/** @param texts either all or none are encrypted with the call's key */
export const openSealed = async (
  { config, loginTokens }: Pick<PasswordParts, 'config' | 'loginTokens'>,
  { key, visitor }: Pick<PasswordCall, 'key' | 'visitor'>,
  texts: readonly string[],
): Promise<Opened> => {
  if (key === undefined) return config.ENCRYPT_PASSWORDS ? { reason: 'notEncrypted' } : { texts: [...texts] };
  if (!(await loginTokens.redeem(visitor, key))) return { reason: 'tokenInvalid' };
  return { texts: texts.map((text) => decryptPassword(key, text)) };
};

/** A password as it was typed. null means that it couldn't be decrypted: it counts as wrong and takes as long. */
export interface GivenPassword {
  customerId: string;
  password: string | null;
  address: string;
}

/**
 * One answer, and one duration, for a wrong password and for an id that does not exist; both count equally.
 *
 * @param subjects the subjects that the try counts against
 * @param goesFirst this try goes before others when many wait, because the device is known
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
      // If the database never hears of this, the try expires there together with the failures.
      if (outcome === 'unknown') await claimed.settle('unknown').catch(() => 0);
    }
    const lockedForMs = await claimed.settle(outcome);
    if (outcome === 'right') return { reason: null, passwordHash };
    return lockedForMs > 0 ? { reason: 'lockedOut', retryAfterMs: lockedForMs } : { reason: 'wrong' };
  };
  return passwordQueue.run(address, goesFirst, look) ?? { reason: 'busy', retryAfterMs: BUSY_RETRY_AFTER_MS };
};

/** Decrypts a password as it was sent, and then tries it. */
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

import { randomInt } from 'node:crypto';
import type { Database } from '../../ground/database/create-database.ts';
import { hashToken } from './session-token.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** One-use keys for encrypted passwords, bound to the browser that asked for them. */
export interface LoginTokens {
  /** @returns 16 ASCII characters: an AES-128 key and its initialisation vector */
  issue(visitor: string): Promise<string>;
  /** @returns whether the key was still good; it never is again */
  redeem(visitor: string, key: string): Promise<boolean>;
}

/** @returns 16 ASCII characters, some 95 random bits */
export const createWireKey = (): string =>
  Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export const createLoginTokens = (
  database: Database,
  ttlMs: number,
  wallNowMs: () => number,
): LoginTokens => ({
  issue: async (visitor) => {
    const key = createWireKey();
    await database.kysely
      .insertInto('login_token')
      .values({
        key_hash: hashToken(key),
        visitor_hash: hashToken(visitor),
        expires_at_ms: wallNowMs() + ttlMs,
      })
      .execute();
    return key;
  },
  redeem: async (visitor, key) => {
    const row = await database.kysely
      .deleteFrom('login_token')
      .where('key_hash', '=', hashToken(key))
      .returning(['visitor_hash', 'expires_at_ms'])
      .executeTakeFirst();
    return (
      row !== undefined && row.expires_at_ms > wallNowMs() && row.visitor_hash.equals(hashToken(visitor))
    );
  },
});

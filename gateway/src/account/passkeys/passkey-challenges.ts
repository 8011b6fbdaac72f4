import { type SweptRows, sweepOldRows } from '../../ground/database/sweep-old-rows.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { createToken, hashToken } from '../session/session-token.ts';

export type ChallengePurpose = 'signIn' | 'confirm' | 'add';

/** The challenges that passkeys sign: each is valid once, for one purpose and one caller, on any gateway. */
export interface PasskeyChallenges {
  /**
   * @param holder the cookie of the browser, or of the session, that asks
   * @returns 32 random bytes, base64url
   */
  issue(purpose: ChallengePurpose, holder: string): Promise<string>;
  /** @returns whether it was still good; it never is again */
  redeem(purpose: ChallengePurpose, holder: string, challenge: string): Promise<boolean>;
}

/** Long enough for a person to find the phone or the key. */
export const CHALLENGE_HOLDS_MS = 5 * 60_000;

export const createPasskeyChallenges = (
  { kysely }: Pick<Database, 'kysely'>,
  wallNowMs: () => number,
): PasskeyChallenges => ({
  issue: async (purpose, holder) => {
    const challenge = createToken();
    await kysely
      .insertInto('passkey_challenge')
      .values({
        challenge_hash: hashToken(challenge),
        purpose,
        holder_hash: hashToken(holder),
        expires_at_ms: wallNowMs() + CHALLENGE_HOLDS_MS,
      })
      .execute();
    return challenge;
  },
  redeem: async (purpose, holder, challenge) => {
    const row = await kysely
      .deleteFrom('passkey_challenge')
      .where('challenge_hash', '=', hashToken(challenge))
      .returning(['purpose', 'holder_hash', 'expires_at_ms'])
      .executeTakeFirst();
    return (
      row !== undefined &&
      row.purpose === purpose &&
      row.expires_at_ms > wallNowMs() &&
      row.holder_hash.equals(hashToken(holder))
    );
  },
});

export const OLD_CHALLENGES: SweptRows<'passkey_challenge'> = {
  table: 'passkey_challenge',
  column: 'expires_at_ms',
  keptMs: 0,
};

/** Forgets those that nobody can answer any more. */
export const sweepPasskeyChallenges = (database: Pick<Database, 'kysely'>, nowMs: number): Promise<void> =>
  sweepOldRows(database, OLD_CHALLENGES, nowMs);

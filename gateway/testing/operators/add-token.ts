import type { Right } from '@lineboard/domain/desk/operator/right';
import type { Database } from '../../src/ground/database/create-database.ts';
import { hashToken } from '../../src/account/session/session-token.ts';

const FAR_MS = 4_000_000_000_000;

/** @returns a token of these rights */
export const addToken = async (
  { kysely }: Pick<Database, 'kysely'>,
  name: string,
  rights: readonly Right[],
  expiresAtMs = FAR_MS,
): Promise<string> => {
  const token = name.padEnd(43, '-');
  await kysely
    .insertInto('operator_token')
    .values({
      name,
      token_hash: hashToken(token),
      rights: [...rights],
      created_at_ms: 0,
      expires_at_ms: expiresAtMs,
      used_at_ms: null,
    })
    .execute();
  return token;
};

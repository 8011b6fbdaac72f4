import { isRight, type Right } from '@lineboard/domain/desk/operator/right';
import type { Database } from '../../ground/database/create-database.ts';
import { hashToken } from '../../account/session/session-token.ts';
import type { Actor } from './command.ts';

/** When a token was used is kept to the minute: a script that calls often doesn't write as often. */
const USED_TO_THE_MS = 60_000;

/**
 * Finds the owner of a call's token. The database is asked each time: a token that was revoked is over at once, on
 * every gateway.
 *
 * @returns null for none, and for one that is unknown or over
 */
export const findActor = async (
  { pool }: Pick<Database, 'pool'>,
  authorization: string | undefined,
  address: string,
  wallMs: number,
): Promise<Actor | null> => {
  const [, token] = /^Bearer ([\w-]{43})$/.exec(authorization ?? '') ?? [];
  if (token === undefined) return null;
  const { rows } = await pool.query<{ name: string; rights: string[]; used_at_ms: number | null }>({
    name: 'find-operator-token',
    text: 'select name, rights, used_at_ms from operator_token where token_hash = $1 and expires_at_ms > $2',
    values: [hashToken(token), wallMs],
  });
  const [row] = rows;
  if (row === undefined) return null;
  if (wallMs - (row.used_at_ms ?? 0) >= USED_TO_THE_MS)
    await pool.query('update operator_token set used_at_ms = $2 where name = $1', [row.name, wallMs]);
  const rights = new Set<Right>(row.rights.filter(isRight));
  return { name: row.name, rights, address };
};

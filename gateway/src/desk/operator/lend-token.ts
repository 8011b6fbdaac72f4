import type { Right } from '@lineboard/domain/desk/operator/right';
import type pg from 'pg';
import { createToken, hashToken } from '../../account/session/session-token.ts';

/** A token of one right. */
interface LentToken {
  /** The name of its holder, for the audit log. */
  actor: string;
  right: Right;
  /** Longer than the call may take. */
  holdsMs: number;
}

/**
 * Lends a token for one call at a running gateway; nobody else ever has it. Those of the same actor that a process has
 * left behind, since it was killed, go with the next one. No operator's token is named so: their names have no colon.
 */
export const lendToken = async <T>(
  pool: Pick<pg.Pool, 'query'>,
  { actor, right, holdsMs }: LentToken,
  nowMs: number,
  call: (token: string) => Promise<T>,
): Promise<T> => {
  const token = createToken();
  const name = `${actor}:${token.slice(0, 6)}`;
  await pool.query('delete from operator_token where starts_with(name, $1) and expires_at_ms <= $2', [
    `${actor}:`,
    nowMs,
  ]);
  await pool.query(
    `insert into operator_token (name, token_hash, rights, created_at_ms, expires_at_ms)
     values ($1, $2, $3, $4, $5)`,
    [name, hashToken(token), [right], nowMs, nowMs + holdsMs],
  );
  try {
    return await call(token);
  } finally {
    await pool.query('delete from operator_token where name = $1', [name]);
  }
};

import { type SweptRows, sweepOldRows } from '../../ground/database/sweep-old-rows.ts';
import type pg from 'pg';
import type { Database } from '../../ground/database/create-database.ts';
import { createToken, hashToken } from '../../account/session/session-token.ts';

/** The game that a launch token opens, and its customer. */
export interface Launch {
  customerId: string;
  /** The session of the page that opened it, as in `FoundSession`: the token ends with it. */
  sessionId: string;
  /** The integration's name in the registry. */
  integration: string;
  /** The game; null: the integration's lobby. */
  game: string | null;
}

/** The lifetime of a token: a frame takes it from its address as soon as it has loaded. */
export const LAUNCH_TOKEN_MS = 60_000;

/**
 * @param launch `provider`: the only one who may redeem it
 * @returns 43 characters, which are stored nowhere else; null when the session is over
 */
export const createLaunchToken = async (
  client: Pick<pg.Pool, 'query'>,
  launch: Launch & { provider: string },
  wallMs: number,
): Promise<string | null> => {
  const token = createToken();
  const { rowCount } = await client.query(
    `insert into launch_token (token_hash, session_token_hash, customer_id, provider, integration, game, expires_at_ms)
     select $1, token_hash, customer_id, $4, $5, $6, $7 from session
     where token_hash = $2 and customer_id = $3 and expires_at_ms > $8 for key share`,
    [
      hashToken(token),
      Buffer.from(launch.sessionId, 'hex'),
      launch.customerId,
      launch.provider,
      launch.integration,
      launch.game,
      wallMs + LAUNCH_TOKEN_MS,
      wallMs,
    ],
  );
  return rowCount === 1 ? token : null;
};

interface TokenRow {
  customer_id: string;
  session_id: string;
  integration: string;
  game: string | null;
}

/**
 * Redeems a token once, on whichever gateway, and deletes it. If the transaction is rolled back, the token stays valid.
 *
 * @returns null when there is no such token, it is another provider's, too old, or its session is over
 */
export const redeemLaunchToken = async (
  client: Pick<pg.Pool, 'query'>,
  { token, provider }: { token: string; provider: string },
  wallMs: number,
): Promise<Launch | null> => {
  const { rows } = await client.query<TokenRow>(
    `delete from launch_token t using session s
     where t.token_hash = $1 and t.provider = $2 and t.expires_at_ms > $3
       and s.token_hash = t.session_token_hash and s.expires_at_ms > $3
     returning t.customer_id, encode(t.session_token_hash, 'hex') as session_id, t.integration, t.game`,
    [hashToken(token), provider, wallMs],
  );
  const [row] = rows;
  if (row === undefined) return null;
  return {
    customerId: row.customer_id,
    sessionId: row.session_id,
    integration: row.integration,
    game: row.game,
  };
};

export const OLD_LAUNCH_TOKENS: SweptRows<'launch_token'> = {
  table: 'launch_token',
  column: 'expires_at_ms',
  keptMs: 0,
};

/** Deletes tokens that nobody used. */
export const sweepLaunchTokens = (database: Pick<Database, 'kysely'>, wallMs: number): Promise<void> =>
  sweepOldRows(database, OLD_LAUNCH_TOKENS, wallMs);

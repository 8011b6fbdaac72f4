import { type SweptRows, sweepOldRows } from '../../ground/database/sweep-old-rows.ts';
import type { WalletAnswer } from '@lineboard/domain/casino/wallet/wallet-calls.schema';
import { createHmac } from 'node:crypto';
import type pg from 'pg';
import type { Database } from '../../ground/database/create-database.ts';
import { calculateBalance } from '../../ground/customer/calculate-balance.ts';
import { createStatement } from '../../ground/database/create-statement.ts';
import type { StatementRunner } from '../../ground/database/statement-runner.ts';
import { createToken, hashToken } from '../../account/session/session-token.ts';
import type { WalletOutcome } from './known-transaction.ts';
import { redeemLaunchToken } from './launch-tokens.ts';
import { mayPlay } from './may-play.ts';
import { OF_SESSION, type Player, PLAYER_COLUMNS, PLAYERS } from './read-bet.ts';

/** Longer than anyone plays without reopening the game; usually the page's own session ends it sooner. */
export const WALLET_SESSION_MS = 12 * 3_600_000;

/** The limit for one customer with one provider, across tabs, devices, and games that were left open. */
const MOST_SESSIONS = 20;

interface SessionQuestion {
  provider: string;
  sessionHash: Buffer;
  wallMs: number;
}

const SELECT_PLAYER = createStatement<SessionQuestion>(
  'read-player',
  `select ${PLAYER_COLUMNS}, c.web_language from ${PLAYERS} where ${OF_SESSION}`,
);

/** @returns null when this provider has no such session, or it has ended */
export const readPlayer = async (
  runner: StatementRunner,
  question: SessionQuestion,
): Promise<(Player & { web_language: string }) | null> =>
  (await runner.query<Player & { web_language: string }>(SELECT_PLAYER(question))).rows[0] ?? null;

const INSERT = `
insert into wallet_session (session_hash, provider, customer_id, session_token_hash, integration, game, created_at_ms,
  expires_at_ms)
values ($1, $2, $3, $4, $5, $6, $7, $8)`;

/** Ends the oldest sessions; when many begin at the same moment, the one being opened doesn't count as the oldest. */
const END_OLDEST = `
delete from wallet_session where session_hash in (
  select session_hash from wallet_session where customer_id = $1 and provider = $2
  order by session_hash = $3 desc, created_at_ms desc, session_hash offset ${MOST_SESSIONS})`;

/** Gives a customer a different name for each provider; only the book's secret links it to the customer. */
const namePlayer = (secret: string, provider: string, customerId: string): string =>
  createHmac('sha256', secret).update(`${provider}\n${customerId}`).digest('base64url');

/**
 * Extends the sessions of an integration's page that is still open, as if they began now. None outlives the customer's
 * own session.
 *
 * @param launch `sessionId` is the page's, as in `FoundSession`
 */
export const keepWalletSessions = async (
  client: Pick<pg.Pool, 'query'>,
  { sessionId, integration }: { sessionId: string; integration: string },
  wallMs: number,
): Promise<void> =>
  void (await client.query(
    `update wallet_session set expires_at_ms = $4
     where session_token_hash = $1 and integration = $2 and expires_at_ms > $3`,
    [Buffer.from(sessionId, 'hex'), integration, wallMs, wallMs + WALLET_SESSION_MS],
  ));

/**
 * WAL-7: turns a launch token into a wallet session, in the caller's transaction.
 *
 * @param secret the key from which players' names are made
 */
export const openWalletSession = async (
  client: pg.PoolClient,
  { provider, token, secret }: { provider: string; token: string; secret: string },
  wallMs: number,
): Promise<WalletOutcome<WalletAnswer<'authenticate'>>> => {
  const launch = await redeemLaunchToken(client, { token, provider }, wallMs);
  if (launch === null) return { ok: false, code: 'tokenInvalid' };
  const { customerId, integration, game } = launch;
  const session = createToken();
  const sessionHash = hashToken(session);
  const loginHash = Buffer.from(launch.sessionId, 'hex');
  const row = [
    sessionHash,
    provider,
    customerId,
    loginHash,
    integration,
    game,
    wallMs,
    wallMs + WALLET_SESSION_MS,
  ];
  // Sessions begin one after the other: simultaneous ones wouldn't count each other.
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `wallet sessions of ${customerId} with ${provider}`,
  ]);
  await client.query(INSERT, row);
  await client.query(END_OLDEST, [customerId, provider, sessionHash]);
  const player = await readPlayer(client, { provider, sessionHash, wallMs });
  if (player === null) return { ok: false, code: 'tokenInvalid' };
  if (!mayPlay(player)) return { ok: false, code: 'playNotAllowed' };
  return {
    ok: true,
    answer: {
      session,
      player: namePlayer(secret, provider, customerId),
      currency: player.currency,
      language: player.web_language,
      integration,
      game,
      balanceCents: calculateBalance(player).availableCents,
    },
  };
};

export const OLD_WALLET_SESSIONS: SweptRows<'wallet_session'> = {
  table: 'wallet_session',
  column: 'expires_at_ms',
  keptMs: 0,
};

export const sweepWalletSessions = (database: Pick<Database, 'kysely'>, wallMs: number): Promise<void> =>
  sweepOldRows(database, OLD_WALLET_SESSIONS, wallMs);

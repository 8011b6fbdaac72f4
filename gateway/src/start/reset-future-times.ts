import { CLAIMED_FOR_MS, TOKEN_TTL_MS } from '../cards/card-uploads.ts';
import { CLOCKS_APART_MS } from '../clock/clocks-apart.ts';
import type { Config } from '../config/read-config.ts';
import type { Database } from '../database/create-database.ts';
import { CHALLENGE_HOLDS_MS } from '../passkeys/passkey-challenges.ts';
import { LONGEST_PUSH_WAIT_MS } from '../push/deliver-notice.ts';
import { AFFILIATE_TOKEN_HOLDS_MS } from '../sandbox/people/affiliate-tokens.ts';
import { LONGEST_CALL_WAIT_MS } from '../sandbox/rounds/wallet-calls.ts';
import { AGENT_TOKEN_HOLDS_MS } from '../session/agent-token.ts';
import { HOUR_MS } from '../session/guess-rate.ts';
import { RESET_HOLDS_MS } from '../session/issue-reset.ts';
import { REMEMBERED_FOR_MS } from '../session/remembered-devices.ts';
import { LAUNCH_TOKEN_MS } from '../wallet/launch-tokens.ts';
import { WALLET_SESSION_MS } from '../wallet/open-wallet-session.ts';

type Limits = Pick<
  Config,
  'SESSION_TTL_MS' | 'LOGIN_TOKEN_TTL_MS' | 'LOCKOUT_MS' | 'LIVE_DELAY_MS' | 'LIVE_DELAYS'
>;

/** How far ahead of now its rule can set it, wall milliseconds; 0: it is when something was. */
type Most = readonly [table: string, column: string, mostMs: number];

/**
 * Every stored time that something waits for, or counts from, but for what protects customers from themselves: looser
 * limits that wait, and time-outs. A clock that is behind now looks just like one that was ahead, and would end all of
 * these early. Customers ask for a limit anew, and operators end a time-out.
 */
const listMost = (limits: Limits): readonly Most[] => {
  const liveDelayMs = Math.max(limits.LIVE_DELAY_MS, ...limits.LIVE_DELAYS.map(({ delayMs }) => delayMs));
  return [
    ['session', 'expires_at_ms', limits.SESSION_TTL_MS],
    ['session', 'created_at_ms', 0],
    ['session', 'active_at_ms', 0],
    ['session', 'confirmed_at_ms', 0],
    ['login_token', 'expires_at_ms', limits.LOGIN_TOKEN_TTL_MS],
    ['login_attempt', 'locked_until_ms', limits.LOCKOUT_MS],
    ['login_attempt', 'first_failure_at_ms', 0],
    ['guess_rate', 'used_until_ms', HOUR_MS],
    ['known_device', 'remembered_until_ms', REMEMBERED_FOR_MS],
    ['known_device', 'seen_at_ms', 0],
    ['passkey_challenge', 'expires_at_ms', CHALLENGE_HOLDS_MS],
    ['password_reset', 'expires_at_ms', RESET_HOLDS_MS],
    ['agent_token', 'expires_at_ms', AGENT_TOKEN_HOLDS_MS],
    ['ticket_password', 'confirmed_at_ms', 0],
    ['pending_ticket', 'decide_at_ms', liveDelayMs],
    ['pending_ticket', 'try_at_ms', liveDelayMs],
    ['launch_token', 'expires_at_ms', LAUNCH_TOKEN_MS],
    ['wallet_session', 'expires_at_ms', WALLET_SESSION_MS],
    ['casino_play', 'told_at_ms', 0],
    ['card_upload', 'expires_at_ms', TOKEN_TTL_MS],
    ['card_upload', 'claimed_until_ms', CLAIMED_FOR_MS],
    ['push_subscription', 'try_at_ms', LONGEST_PUSH_WAIT_MS],
    ['push_subscription', 'seen_at_ms', 0],
    ['sandbox_session', 'seen_at_ms', 0],
    ['sandbox_wallet_call', 'due_at_ms', LONGEST_CALL_WAIT_MS],
    ['sandbox_affiliate_token', 'expires_at_ms', AFFILIATE_TOKEN_HOLDS_MS],
  ];
};

/** Ends that stand so far from their beginning as somebody chose: both move. */
const MOVE_TOKENS = `update operator_token set expires_at_ms = expires_at_ms - (created_at_ms - $1), created_at_ms = $1
  where created_at_ms > $1::bigint + ${CLOCKS_APART_MS}`;

const isBehindDatabase = async (pool: Database['pool'], nowMs: number): Promise<boolean> => {
  const { rows } = await pool.query<{ isBehind: boolean }>(
    'select extract(epoch from now()) * 1000 > $1::bigint + $2::bigint as "isBehind"',
    [nowMs, CLOCKS_APART_MS],
  );
  return rows[0]?.isBehind === true;
};

/**
 * After the machine's clock, or another gateway's, was ahead: what was written then lies further ahead than its rule
 * can set it, and would keep customers waiting, or a session open, for as long as the clock was ahead. It is set to
 * what the rule makes of now. A machine that is itself behind the database's resets nothing.
 *
 * @returns how many rows were reset
 */
export const resetFutureTimes = async (
  { pool }: Pick<Database, 'pool'>,
  limits: Limits,
  nowMs: number,
): Promise<number> => {
  if (await isBehindDatabase(pool, nowMs)) return 0;
  let reset = 0;
  for (const [table, column, mostMs] of listMost(limits)) {
    const { rowCount } = await pool.query(
      `update ${table} set ${column} = $1 where ${column} > $1::bigint + ${CLOCKS_APART_MS}`,
      [nowMs + mostMs],
    );
    reset += rowCount ?? 0;
  }
  reset += (await pool.query(MOVE_TOKENS, [nowMs])).rowCount ?? 0;
  return reset;
};

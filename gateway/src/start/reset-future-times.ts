import { CARD_TIMES } from '../account/cards/times-ahead.ts';
import { DAY_TIMES } from '../account/own-limits/times-ahead.ts';
import { SALE_TIMES } from '../betting/selling/times-ahead.ts';
import { PLAY_TIMES } from '../casino/play/times-ahead.ts';
import { CLOCKS_APART_MS } from '../ground/clock/clocks-apart.ts';
import type { TimeAhead, WaitLimits } from '../ground/clock/time-ahead.ts';
import type { Config } from '../config/read-config.ts';
import type { Database } from '../ground/database/create-database.ts';
import { OPERATOR_TIMES } from '../desk/operator/times-ahead.ts';
import { PASSKEY_TIMES } from '../account/passkeys/times-ahead.ts';
import { PUSH_TIMES } from '../account/web-push/times-ahead.ts';
import { SANDBOX_TIMES } from '../sandbox/times-ahead.ts';
import { SESSION_TIMES } from '../account/session/times-ahead.ts';
import { TICKET_TIMES } from '../betting/tickets/times-ahead.ts';
import { WALLET_TIMES } from '../casino/wallet/times-ahead.ts';

type Limits = Pick<
  Config,
  'SESSION_TTL_MS' | 'LOGIN_TOKEN_TTL_MS' | 'LOCKOUT_MS' | 'LIVE_DELAY_MS' | 'LIVE_DELAYS'
>;

/**
 * All stored times that something waits for or counts from, except those that protect customers from themselves:
 * waiting looser limits, and time-outs. A clock that is behind now looks just like one that was ahead before, and would
 * end all of these early. Customers can request a limit again, and operators can end a time-out.
 */
const TIMES: readonly TimeAhead[] = [
  ...SESSION_TIMES,
  ...PASSKEY_TIMES,
  ...TICKET_TIMES,
  ...SALE_TIMES,
  ...WALLET_TIMES,
  ...PLAY_TIMES,
  ...CARD_TIMES,
  ...PUSH_TIMES,
  ...DAY_TIMES,
  ...SANDBOX_TIMES,
  ...OPERATOR_TIMES,
];

const waitsOf = (limits: Limits): WaitLimits => ({
  sessionMs: limits.SESSION_TTL_MS,
  loginTokenMs: limits.LOGIN_TOKEN_TTL_MS,
  lockoutMs: limits.LOCKOUT_MS,
  liveDelayMs: Math.max(limits.LIVE_DELAY_MS, ...limits.LIVE_DELAYS.map(({ delayMs }) => delayMs)),
});

const isBehindDatabase = async (pool: Database['pool'], nowMs: number): Promise<boolean> => {
  const { rows } = await pool.query<{ isBehind: boolean }>(
    'select extract(epoch from now()) * 1000 > $1::bigint + $2::bigint as "isBehind"',
    [nowMs, CLOCKS_APART_MS],
  );
  return rows[0]?.isBehind === true;
};

/**
 * Repairs stored times after the clock of this machine or of another gateway was ahead: times from then are later than
 * their rule allows, and would keep customers waiting or a session open for as long as the clock was ahead. They are
 * set to what the rule gives now. A machine whose clock is behind the database's resets nothing.
 *
 * @returns the number of rows that were reset
 */
export const resetFutureTimes = async (
  { pool }: Pick<Database, 'pool'>,
  limits: Limits,
  nowMs: number,
): Promise<number> => {
  if (await isBehindDatabase(pool, nowMs)) return 0;
  const waits = waitsOf(limits);
  let reset = 0;
  for (const { text, mostMs } of TIMES) {
    const { rowCount } = await pool.query(text, [
      nowMs + (typeof mostMs === 'number' ? mostMs : mostMs(waits)),
    ]);
    reset += rowCount ?? 0;
  }
  return reset;
};

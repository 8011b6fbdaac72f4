import { FURTHER_AHEAD, type TimeAhead } from '../../ground/clock/time-ahead.ts';
import { LAUNCH_TOKEN_MS } from './launch-tokens.ts';
import { WALLET_SESSION_MS } from './open-wallet-session.ts';

/** These are put right at a start after a clock was ahead. */
export const WALLET_TIMES: readonly TimeAhead[] = [
  {
    text: `update launch_token set expires_at_ms = $1 where expires_at_ms ${FURTHER_AHEAD}`,
    mostMs: LAUNCH_TOKEN_MS,
  },
  {
    text: `update wallet_session set expires_at_ms = $1 where expires_at_ms ${FURTHER_AHEAD}`,
    mostMs: WALLET_SESSION_MS,
  },
];

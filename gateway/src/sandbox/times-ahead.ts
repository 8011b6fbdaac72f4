import { FURTHER_AHEAD, type TimeAhead } from '../ground/clock/time-ahead.ts';
import { AFFILIATE_TOKEN_HOLDS_MS } from './people/affiliate-tokens.ts';
import { LONGEST_CALL_WAIT_MS } from './rounds/wallet-calls.ts';

/** These are put right at a start after a clock was ahead. */
export const SANDBOX_TIMES: readonly TimeAhead[] = [
  {
    text: `update sandbox_session set seen_at_ms = $1 where seen_at_ms ${FURTHER_AHEAD}`,
    mostMs: 0,
  },
  {
    text: `update sandbox_wallet_call set due_at_ms = $1 where due_at_ms ${FURTHER_AHEAD}`,
    mostMs: LONGEST_CALL_WAIT_MS,
  },
  {
    text: `update sandbox_affiliate_token set expires_at_ms = $1 where expires_at_ms ${FURTHER_AHEAD}`,
    mostMs: AFFILIATE_TOKEN_HOLDS_MS,
  },
];

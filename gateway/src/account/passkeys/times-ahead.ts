import { FURTHER_AHEAD, type TimeAhead } from '../../ground/clock/time-ahead.ts';
import { CHALLENGE_HOLDS_MS } from './passkey-challenges.ts';

/** These are put right at a start after a clock was ahead. */
export const PASSKEY_TIMES: readonly TimeAhead[] = [
  {
    text: `update passkey_challenge set expires_at_ms = $1 where expires_at_ms ${FURTHER_AHEAD}`,
    mostMs: CHALLENGE_HOLDS_MS,
  },
];

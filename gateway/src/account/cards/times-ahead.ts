import { FURTHER_AHEAD, type TimeAhead } from '../../ground/clock/time-ahead.ts';
import { CLAIMED_FOR_MS, TOKEN_TTL_MS } from './card-uploads.ts';

/** These are put right at a start after a clock was ahead. */
export const CARD_TIMES: readonly TimeAhead[] = [
  {
    text: `update card_upload set expires_at_ms = $1 where expires_at_ms ${FURTHER_AHEAD}`,
    mostMs: TOKEN_TTL_MS,
  },
  {
    text: `update card_upload set claimed_until_ms = $1 where claimed_until_ms ${FURTHER_AHEAD}`,
    mostMs: CLAIMED_FOR_MS,
  },
];

import { FURTHER_AHEAD, type TimeAhead } from '../../ground/clock/time-ahead.ts';
import { LONGEST_PUSH_WAIT_MS } from './deliver-notice.ts';

/** These are put right at a start after a clock was ahead. */
export const PUSH_TIMES: readonly TimeAhead[] = [
  {
    text: `update push_subscription set try_at_ms = $1 where try_at_ms ${FURTHER_AHEAD}`,
    mostMs: LONGEST_PUSH_WAIT_MS,
  },
  {
    text: `update push_subscription set seen_at_ms = $1 where seen_at_ms ${FURTHER_AHEAD}`,
    mostMs: 0,
  },
  {
    text: `update push_subscription set since_ms = $1 where since_ms ${FURTHER_AHEAD}`,
    mostMs: 0,
  },
];

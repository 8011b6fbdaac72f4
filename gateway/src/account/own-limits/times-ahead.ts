import { FURTHER_AHEAD, type TimeAhead } from '../../ground/clock/time-ahead.ts';

/** These are put right at a start after a clock was ahead. */
export const DAY_TIMES: readonly TimeAhead[] = [
  {
    text: `update day_time set counted_at_ms = $1 where counted_at_ms ${FURTHER_AHEAD}`,
    mostMs: 0,
  },
];

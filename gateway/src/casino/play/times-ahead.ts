import { FURTHER_AHEAD, type TimeAhead } from '../../ground/clock/time-ahead.ts';

/** These are put right at a start after a clock was ahead. */
export const PLAY_TIMES: readonly TimeAhead[] = [
  {
    text: `update casino_play set told_at_ms = $1 where told_at_ms ${FURTHER_AHEAD}`,
    mostMs: 0,
  },
];

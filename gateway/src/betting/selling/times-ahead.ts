import { FURTHER_AHEAD, type TimeAhead } from '../../ground/clock/time-ahead.ts';

/** These are put right at a start after a clock was ahead. */
export const SALE_TIMES: readonly TimeAhead[] = [
  {
    text: `update wager_sale set try_at_ms = $1 where state = 'pending' and try_at_ms ${FURTHER_AHEAD}`,
    mostMs: ({ liveDelayMs }) => liveDelayMs,
  },
];

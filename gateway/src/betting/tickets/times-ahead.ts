import { FURTHER_AHEAD, type TimeAhead } from '../../ground/clock/time-ahead.ts';

/** These are put right at a start after a clock was ahead. */
export const TICKET_TIMES: readonly TimeAhead[] = [
  {
    text: `update ticket_password set confirmed_at_ms = $1 where confirmed_at_ms ${FURTHER_AHEAD}`,
    mostMs: 0,
  },
  {
    text: `update pending_ticket set decide_at_ms = $1 where decide_at_ms ${FURTHER_AHEAD}`,
    mostMs: ({ liveDelayMs }) => liveDelayMs,
  },
  {
    text: `update pending_ticket set try_at_ms = $1 where try_at_ms ${FURTHER_AHEAD}`,
    mostMs: ({ liveDelayMs }) => liveDelayMs,
  },
];

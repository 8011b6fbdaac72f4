import { FURTHER_AHEAD, type TimeAhead } from '../../ground/clock/time-ahead.ts';

/** For a start after a clock was ahead: ends are as far from their beginning as somebody chose, and both move. */
export const OPERATOR_TIMES: readonly TimeAhead[] = [
  {
    text: `update operator_token set expires_at_ms = expires_at_ms - (created_at_ms - $1), created_at_ms = $1
      where created_at_ms ${FURTHER_AHEAD}`,
    mostMs: 0,
  },
];

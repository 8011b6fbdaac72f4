import { FURTHER_AHEAD, type TimeAhead } from '../../ground/clock/time-ahead.ts';
import { AGENT_TOKEN_HOLDS_MS } from './agent-token.ts';
import { HOUR_MS } from './guess-rate.ts';
import { RESET_HOLDS_MS } from './issue-reset.ts';
import { REMEMBERED_FOR_MS } from './remembered-devices.ts';

/** These are put right at a start after a clock was ahead. */
export const SESSION_TIMES: readonly TimeAhead[] = [
  {
    text: `update session set expires_at_ms = $1 where expires_at_ms ${FURTHER_AHEAD}`,
    mostMs: ({ sessionMs }) => sessionMs,
  },
  {
    text: `update session set created_at_ms = $1 where created_at_ms ${FURTHER_AHEAD}`,
    mostMs: 0,
  },
  {
    text: `update session set active_at_ms = $1 where active_at_ms ${FURTHER_AHEAD}`,
    mostMs: 0,
  },
  {
    text: `update session set confirmed_at_ms = $1 where confirmed_at_ms ${FURTHER_AHEAD}`,
    mostMs: 0,
  },
  {
    text: `update login_token set expires_at_ms = $1 where expires_at_ms ${FURTHER_AHEAD}`,
    mostMs: ({ loginTokenMs }) => loginTokenMs,
  },
  {
    text: `update login_attempt set locked_until_ms = $1 where locked_until_ms ${FURTHER_AHEAD}`,
    mostMs: ({ lockoutMs }) => lockoutMs,
  },
  {
    text: `update login_attempt set first_failure_at_ms = $1 where first_failure_at_ms ${FURTHER_AHEAD}`,
    mostMs: 0,
  },
  {
    text: `update guess_rate set used_until_ms = $1 where used_until_ms ${FURTHER_AHEAD}`,
    mostMs: HOUR_MS,
  },
  {
    text: `update known_device set remembered_until_ms = $1 where remembered_until_ms ${FURTHER_AHEAD}`,
    mostMs: REMEMBERED_FOR_MS,
  },
  {
    text: `update known_device set seen_at_ms = $1 where seen_at_ms ${FURTHER_AHEAD}`,
    mostMs: 0,
  },
  {
    text: `update known_device set first_seen_at_ms = $1 where first_seen_at_ms ${FURTHER_AHEAD}`,
    mostMs: 0,
  },
  {
    text: `update password_reset set expires_at_ms = $1 where expires_at_ms ${FURTHER_AHEAD}`,
    mostMs: RESET_HOLDS_MS,
  },
  {
    text: `update agent_token set expires_at_ms = $1 where expires_at_ms ${FURTHER_AHEAD}`,
    mostMs: AGENT_TOKEN_HOLDS_MS,
  },
];

/**
 * How a page judges the age of what it shows by the pulses it hears (design §3): the transport being alive is not the
 * data being alive.
 */

const PULSE_EVERY_MS = 2_000;
/** A pulse has missed its time when it is this late: less would call a busy network old data. */
const PULSE_GRACE_MS = 500;
/** Two missed pulses: the second one was due four seconds after the last that came. */
export const STALE_AFTER_MS = 2 * PULSE_EVERY_MS + PULSE_GRACE_MS;
/** A socket that has said nothing for so long is given up, though it calls itself connected. */
export const GIVE_UP_AFTER_MS = 10_000;

/**
 * Only what is `live` may look bettable. `slow`: data come as snapshots at the socket's own pace and may be seconds
 * old.
 */
export type LiveAge = 'connecting' | 'live' | 'slow' | 'stale';

/**
 * @param heard the last pulse on the open socket; null: none came yet. `isSilent`: it is `STALE_AFTER_MS`
 * old.
 * @param slow the gateway said that this socket can't keep up
 */
export const judgeLiveAge = (
  heard: { isSilent: boolean; accepting: boolean } | null,
  slow: boolean,
): LiveAge => {
  if (heard === null) return 'connecting';
  if (heard.isSilent || !heard.accepting) return 'stale';
  return slow ? 'slow' : 'live';
};

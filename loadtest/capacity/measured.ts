/**
 * What the simulation's forecasts are held against, each measured by a short run of a benchmark. The load is the
 * machine's one minute's average before that run: above its two cores other programs took part of what was measured.
 */

/** `npm run bench:costs -w loadtest`. */
export const MEASURED_TICKETS = { callers: 16, perSecond: 919, load: '3.41' } as const;

/**
 * `npm run bench:fanout -w loadtest`. The first gateway's loop was late, so its window had become the widest; busy is
 * of one core.
 */
export const MEASURED_FAN_OUTS = [
  { sockets: 1_000, windowMs: 200, busy: 0.15, load: '5.88' },
  { sockets: 200, windowMs: 50, busy: 0.13, load: '5.01' },
] as const;

/**
 * What queueing theory says of stations that it can say something of: the simulation is held against these by tests.
 * Rates are per millisecond, times in milliseconds, and arrivals come at random (Poisson). Each is Infinity where more
 * comes than is served.
 */
interface Station {
  arrivalsPerMs: number;
  serviceMs: number;
}

/** Mean wait before one server whose service takes exponential times (M/M/1). */
export const waitOfMM1 = ({ arrivalsPerMs, serviceMs }: Station): number => {
  const busy = arrivalsPerMs * serviceMs;
  return busy >= 1 ? Infinity : (busy * serviceMs) / (1 - busy);
};

/** Mean wait before one server whose service takes the same time always (M/D/1): half of that. */
export const waitOfMD1 = (station: Station): number => waitOfMM1(station) / 2;

/** Mean wait before `servers` whose service takes exponential times (M/M/c, Erlang's C). */
export const waitOfMMc = ({ arrivalsPerMs, serviceMs, servers }: Station & { servers: number }): number => {
  const offered = arrivalsPerMs * serviceMs;
  if (offered >= servers) return Infinity;
  // Erlang's B, from one server to the next, has no powers and no factorials that could grow too large.
  let blocked = 1;
  for (let at = 1; at <= servers; at += 1) blocked = (offered * blocked) / (at + offered * blocked);
  const waits = (servers * blocked) / (servers - offered * (1 - blocked));
  return (waits * serviceMs) / (servers - offered);
};

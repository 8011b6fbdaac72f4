/** What the benchmark asks of a swarm process, one answer to each. */
export type SwarmRequest =
  | {
      ask: 'connect';
      port: number;
      origin: string;
      topics: string[];
      wireVersion: number;
      clients: number;
      /** How many try at a time; fifty where it isn't said. */
      atOnce?: number;
    }
  /** @param timed from here on, when each change came is kept */
  | { ask: 'reset'; timed?: boolean }
  /** This share of the clients reads no more, as pages do whose device sleeps. */
  | { ask: 'deafen'; share: number }
  | { ask: 'report' }
  | { ask: 'disconnect' };

export interface SwarmReport {
  connected: number;
  /** Messages delivered to all clients since the last reset, by event name. */
  delivered: Record<string, number>;
  bytes: number;
  /** When changes came since a timed reset, epoch milliseconds, one for each client that read it. */
  changesCameMs: number[];
  /** From the first try until each client had its first snapshot; null while one lacks it. */
  wholeAfterMs: number | null;
  /** Clients that the server hung up on since they connected. */
  lost: number;
}

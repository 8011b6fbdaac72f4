/** What the benchmark asks of a swarm process, one answer to each. */
export type SwarmRequest =
  | { ask: 'connect'; port: number; origin: string; topics: string[]; wireVersion: number; clients: number }
  | { ask: 'reset' }
  | { ask: 'report' }
  | { ask: 'disconnect' };

export interface SwarmReport {
  connected: number;
  /** Messages delivered to all clients since the last reset, by event name. */
  delivered: Record<string, number>;
  bytes: number;
  /** Clients that the server hung up on since they connected. */
  lost: number;
}

import { StartRefused } from '../report/start-refused.ts';

/** `watchDatabase` has one to ask on and one to write on; one hears what the operator says of lines. */
const BESIDE_POOL = { probes: 2, listeners: 1 } as const;

/** Counts the connections of a gateway with so many in `DATABASE_CONNECTIONS`. */
export const countConnectionsNeeded = (connections: number): number =>
  connections + BESIDE_POOL.probes + BESIDE_POOL.listeners;

/** The server, the database or the role has as many connections as it may have. */
const TOO_MANY = '53300';

export const isServerFull = (error: unknown): error is Error =>
  error instanceof Error && (error as { code?: unknown }).code === TOO_MANY;

/** @param connections of `DATABASE_CONNECTIONS` */
export const adviseOnConnections = (connections: number): string =>
  `A gateway takes up to ${countConnectionsNeeded(connections)}: raise the limit of the role, of the database or of the ` +
  'server, whichever it names, or lower DATABASE_CONNECTIONS.';

/** null: it failed of something else. */
export const explainFullServer = (error: unknown, connections: number): StartRefused | null =>
  isServerFull(error)
    ? new StartRefused(
        `The database grants no more connections (${error.message}). ${adviseOnConnections(connections)}`,
        { cause: error },
      )
    : null;

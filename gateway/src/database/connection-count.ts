import { StartRefused } from '../report/start-refused.ts';

/** Two that look after the database, and one that listens. */
const BESIDE_POOL = 3;

/** The most that a gateway has open. @param connections DATABASE_CONNECTIONS */
export const countConnections = (connections: number): number => connections + BESIDE_POOL;

/** null: it failed of something else than a limit of connections. */
export const explainConnectionLimit = (error: unknown, connections: number): StartRefused | null =>
  (error as { code?: unknown }).code === '53300'
    ? new StartRefused(
        `DATABASE_URL: the server grants no more connections (${(error as Error).message}). A gateway takes up to ` +
          `${countConnections(connections)}: raise the limit of the role, the database or the server, or lower DATABASE_CONNECTIONS.`,
        { cause: error },
      )
    : null;

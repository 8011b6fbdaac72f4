/**
 * Each connection is an open file to the operating system, which limits them per process. Connections are turned away
 * before the limit is reached, because the database and files that are read always need some.
 *
 * Node raises the soft limit to the hard one by itself; this reads the result.
 */
import { spawnSync } from 'node:child_process';
import type { Server } from 'node:http';
import { StartRefused } from '../ground/report/start-refused.ts';
import type { Reporter } from '../ground/report/reporter.ts';

/** Below this limit a gateway has hardly any room for customers. */
const LEAST_FILES = 256;
/** Below this limit there may not be room for all customers of an evening. */
export const FEW_FILES = 4_096;
/** The files for everything but customers: some 30 in an idle gateway, plus those that are read at the same time. */
const KEPT_FILES = 100;
/** The share of sockets in all connections: the rest is for calls. */
const SHARE_OF_SOCKETS = 0.9;

export const RAISE_FILES =
  'Raise it: LimitNOFILE of systemd, --ulimit nofile of a container, ulimit -Hn of a shell.';

/** @returns null when there is no limit, or it is unknown */
export const readFileLimit = (): number | null => {
  const said = Number(spawnSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).stdout);
  return Number.isInteger(said) && said > 0 ? said : null;
};

export interface ConnectionRoom {
  connections: number;
  /** The number of connections that may be live sockets. */
  sockets: number;
}

/**
 * @returns null when there is no limit
 * @throws StartRefused when a gateway can't work within the limit
 */
export const findConnectionRoom = (
  limit: number | null,
  databaseConnections: number,
): ConnectionRoom | null => {
  if (limit === null) return null;
  if (limit < LEAST_FILES)
    throw new StartRefused(
      `Only ${limit} files may be open, a gateway takes ${LEAST_FILES} or more. ${RAISE_FILES}`,
    );
  const connections = Math.max(LEAST_FILES / 4, limit - KEPT_FILES - databaseConnections);
  return { connections, sockets: Math.floor(connections * SHARE_OF_SOCKETS) };
};

/** Closes connections beyond the limit at once, so that the gateway's own files can always be opened. */
export const turnAwayBeyond = (server: Server, connections: number, reporter: Reporter<'live'>): void => {
  server.maxConnections = connections;
  server.on('drop', () => reporter.failed('turnedAway', new Error(RAISE_FILES), { connections }));
};

/**
 * Each connection is an open file to the operating system, which allows a process so many of them. Connections are
 * turned away before the last is used up: the database, and what is read from files, need some at any time.
 *
 * Node raises the soft limit to the hard one by itself; what is asked for here is what came of it.
 */
import { spawnSync } from 'node:child_process';
import type { Server } from 'node:http';
import { StartRefused } from '../ground/report/start-refused.ts';
import type { Reporter } from '../ground/report/reporter.ts';

/** Below it a gateway has next to no room for customers. */
const LEAST_FILES = 256;
/** Below it an evening's customers may not all find room. */
export const FEW_FILES = 4_096;
/** For everything but customers: some 30 while nothing happens, and what is read from files at once. */
const KEPT_FILES = 100;
/** The sockets' share of the connections: the rest is for calls. */
const SHARE_OF_SOCKETS = 0.9;

export const RAISE_FILES =
  'Raise it: LimitNOFILE of systemd, --ulimit nofile of a container, ulimit -Hn of a shell.';

/** @returns null when there is none, or none that is known */
export const readFileLimit = (): number | null => {
  const said = Number(spawnSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).stdout);
  return Number.isInteger(said) && said > 0 ? said : null;
};

export interface ConnectionRoom {
  connections: number;
  /** How many of them may be live sockets. */
  sockets: number;
}

/**
 * @returns null: as many as come
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

/** Connections beyond are closed at once, rather than any of the gateway's own files can't be opened. */
export const turnAwayBeyond = (server: Server, connections: number, reporter: Reporter<'live'>): void => {
  server.maxConnections = connections;
  server.on('drop', () => reporter.failed('turnedAway', new Error(RAISE_FILES), { connections }));
};

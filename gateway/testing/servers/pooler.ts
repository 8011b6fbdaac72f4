import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, chmod, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseConnection } from '../../src/ground/database/embedded/database-connection.ts';
import { findPostgresUser } from '../../src/ground/database/embedded/postgres-user.ts';
import { findFreePort } from './find-free-port.ts';

/** PgBouncer as its package brings it, in transaction mode, in front of a server of ours. */
export interface Pooler {
  url(database: string): string;
  /** It leads to this server from now on: each of its connections once its transaction is over. */
  pointTo(server: DatabaseConnection): Promise<void>;
  close(): Promise<void>;
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** @param settings lines of its file, e.g. `ignore_startup_parameters = options` */
export const startPooler = async (
  program: string,
  server: DatabaseConnection,
  settings: readonly string[] = [],
): Promise<Pooler> => {
  const folder = await mkdtemp(join(tmpdir(), 'lineboard-pooler-'));
  const port = await findFreePort();
  const file = join(folder, 'pgbouncer.ini');
  const linesTo = ({ host, port: serverPort, user, password }: DatabaseConnection): string[] => [
    '[databases]',
    `* = host=${host} port=${serverPort} user=${user} password=${password}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 6',
    ...settings,
  ];
  const point = (to: DatabaseConnection): Promise<void> => writeFile(file, `${linesTo(to).join('\n')}\n`);
  await point(server);
  // It refuses to run as root, too.
  await chmod(folder, 0o755);
  const child = spawn(program, [file], { ...findPostgresUser(), cwd: '/', stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
    await sleep(20);
  }
  return {
    url: (database) => `postgresql://${server.user}@127.0.0.1:${port}/${database}`,
    pointTo: async (to) => {
      await point(to);
      child.kill('SIGHUP');
    },
    close: async () => {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};

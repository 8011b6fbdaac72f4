import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '../../src/ground/database/create-database.ts';
import { clusterPaths } from '../../src/ground/database/embedded/create-cluster.ts';
import { findEmbeddedConnection } from '../../src/ground/database/embedded/find-embedded-connection.ts';
import { readPostmaster } from '../../src/ground/database/embedded/postmaster.ts';
import { startOwnPostgres } from '../servers/own-postgres.ts';
import { createKillableGateway } from './killable-gateway.ts';
import type { KillSetting } from './run-kill-rounds.ts';

export type Victim = 'gateway' | 'postgres';

/** The gateway found its database again. */
const waitForDatabase = async (origin: string): Promise<void> => {
  for (;;) {
    const ready = await fetch(`${origin}/readyz`).then(
      (answer) => answer.json() as Promise<{ database: boolean }>,
    );
    if (ready.database) return;
    await sleep(50);
  }
};

type Setup = Pick<KillSetting, 'gateway' | 'target' | 'strike'> & { close: () => Promise<void> };

/** @param binDir of an installed PostgreSQL; null: the embedded one */
export const setUpKill = (victim: Victim, binDir: string | null): Promise<Setup> =>
  binDir === null ? setUpEmbedded(victim) : setUpOwn(victim, binDir);

const setUpEmbedded = async (victim: Victim): Promise<Setup> => {
  const dataDir = join(tmpdir(), `lineboard-kill-${process.pid}-${Math.random().toString(36).slice(2, 8)}`);
  const gateway = await createKillableGateway({ DATA_DIR: dataDir });
  const strikeGateway = async (): Promise<void> => {
    await gateway.kill();
    await gateway.start();
  };
  const strikePostgres = async (): Promise<void> => {
    const { running } = readPostmaster(clusterPaths(dataDir).data);
    if (running !== null) process.kill(running.pid, 'SIGKILL');
    // The gateway starts it again by itself.
    while (readPostmaster(clusterPaths(dataDir).data).running?.pid === running?.pid) await sleep(20);
    await waitForDatabase(gateway.origin);
  };
  return {
    gateway,
    target: () => {
      const connection = findEmbeddedConnection(dataDir);
      if (connection === null) throw new Error(`no server runs on ${dataDir}`);
      return connection;
    },
    strike: victim === 'gateway' ? strikeGateway : strikePostgres,
    close: async () => {
      await gateway.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const setUpOwn = async (victim: Victim, binDir: string): Promise<Setup> => {
  const own = await startOwnPostgres(binDir);
  const server = createDatabase(own.connection, 1);
  await server.pool.query('create database book');
  await server.close();
  const gateway = await createKillableGateway({ DATABASE_URL: own.url('book') });
  return {
    gateway,
    target: () => ({ ...own.connection, database: 'book' }),
    strike: async () => {
      if (victim === 'gateway') {
        await gateway.kill();
        await gateway.start();
      } else {
        process.kill(own.pid(), 'SIGKILL');
        await own.start();
        await waitForDatabase(gateway.origin);
      }
    },
    close: async () => {
      await gateway.stop();
      await own.stop();
    },
  };
};

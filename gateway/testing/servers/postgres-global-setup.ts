/** One server of each kind per run, and in each a migrated template that every test file copies: 30 ms in memory. */
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../../src/ground/database/create-database.ts';
import type { DatabaseConnection } from '../../src/ground/database/embedded/database-connection.ts';
import { startEmbeddedPostgres } from '../../src/ground/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../../src/ground/database/migrate.ts';
import { startOwnPostgres } from './own-postgres.ts';
import { startJanitor } from '../janitor/janitor.ts';
import { findPostgresBin, recordUnrun } from './requires.ts';
import { stopOrphans } from './stop-orphans.ts';

export interface TestEngine {
  name: 'embedded' | 'own';
  connection: DatabaseConnection;
}

declare module 'vitest' {
  interface ProvidedContext {
    engines: TestEngine[];
  }
}

const FOLDER_PREFIX = 'lineboard-test-';

/** What only a power cut would need: no test's rows outlive its run. */
const IN_MEMORY = ['fsync=off', 'full_page_writes=off'];

export const TEMPLATE = 'lineboard_template';

const createTemplate = async (connection: DatabaseConnection): Promise<void> => {
  const server = createDatabase(connection, 1);
  await server.pool.query(`create database ${TEMPLATE}`);
  const template = createDatabase({ ...connection, database: TEMPLATE }, 2);
  await migrate(template);
  await template.close();
  // The server lets go of a closed connection a moment later; a template in use can't be copied.
  const users = `select 1 from pg_stat_activity where datname = '${TEMPLATE}'`;
  while ((await server.pool.query(users)).rows.length > 0) await sleep(10);
  await server.close();
};

export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  stopOrphans(FOLDER_PREFIX);
  // Ctrl-C reaches a run in the middle of anything.
  const janitor = startJanitor();
  // A process that gives a run up begins another one while the first run's server is still there.
  const folder = join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-${randomUUID()}`);
  janitor.add({ kind: 'folder', path: folder });
  janitor.add({ kind: 'embedded', dataDir: folder });
  const embedded = await startEmbeddedPostgres({ dataDir: folder, defaultDir: folder, maxConnections: 200 });
  await createTemplate(embedded.connection);
  const engines: TestEngine[] = [{ name: 'embedded', connection: embedded.connection }];
  const binDir = findPostgresBin();
  const own =
    binDir === null
      ? null
      : await startOwnPostgres(binDir, {
          settings: IN_MEMORY,
          onSpawn: (child) => janitor.watch(child, 'SIGQUIT'),
        });
  if (own === null) {
    recordUnrun(
      'The database suite on a PostgreSQL of its own: needs PostgreSQL 15 or later; apt-get install postgresql brings it.',
    );
  } else {
    await createTemplate(own.connection);
    engines.push({ name: 'own', connection: own.connection });
  }
  project.provide('engines', engines);
  return async () => {
    await own?.stop();
    await embedded.stop();
    await janitor.close();
  };
};

import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, type Database } from '../../src/database/create-database.ts';
import { TEMPLATE, type TestEngine } from './postgres-global-setup.ts';

/** The kinds of PostgreSQL that there are here, for `describe.each`. */
export const testEngines = (): TestEngine[] => inject('engines');

/** A migrated, empty database of the test file's own. */
export const createTestDatabase = async (
  engine: TestEngine,
  maxConnections = 12,
): Promise<{ database: Database; name: string; drop: () => Promise<void> }> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const server = createDatabase(engine.connection, 1);
  await server.pool.query(`create database ${name} template ${TEMPLATE}`);
  const database = createDatabase({ ...engine.connection, database: name }, maxConnections);
  return {
    database,
    name,
    drop: async () => {
      await database.close();
      await server.pool.query(`drop database ${name} with (force)`);
      await server.close();
    },
  };
};

import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, type Database } from '../../src/ground/database/create-database.ts';
import { TEMPLATE, type TestEngine } from './postgres-global-setup.ts';

/** The kinds of PostgreSQL that there are here, for `describe.each`: what the database, money and grading rest on. */
export const testEngines = (): TestEngine[] => inject('engines');

/**
 * The kind that production has, where it is here, for `describe.each`: what rests on proven statements, and would only
 * take twice as long on both. `EVERY_ENGINE=true` gives both.
 */
export const oneEngine = (): TestEngine[] =>
  process.env['EVERY_ENGINE'] === 'true' ? testEngines() : testEngines().slice(-1);

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

import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createDatabase } from '../../src/ground/database/create-database.ts';
import { readMigrations } from '../../src/ground/database/read-migrations.ts';
import { oneEngine } from '../servers/test-database.ts';
import { migrateOldBook, sizeOf } from './migrate-old-book.ts';

it.each(oneEngine())(
  'a small old book on $name PostgreSQL keeps its amounts through each step, and each new table gets rows',
  async (engine) => {
    const name = `test_${randomBytes(6).toString('hex')}`;
    const server = createDatabase(engine.connection, 1);
    await server.pool.query(`create database ${name}`);
    try {
      const connection = { ...engine.connection, database: name };
      const book = await migrateOldBook(connection, { steps: readMigrations(), size: sizeOf(1_000) });
      expect(book.differences).toEqual([]);
      // A step is tried on the rows of the tables that came before: a new table’s belong to `later-rows.ts`.
      expect(book.empty).toEqual([]);
      expect(book.steps.length).toBeGreaterThan(70);
    } finally {
      await server.pool.query(`drop database ${name} with (force)`);
      await server.close();
    }
  },
);

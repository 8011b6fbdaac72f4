import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { createDatabase } from '../../ground/database/create-database.ts';
import { migrate } from '../../ground/database/migrate.ts';
import { readMigrations } from '../../ground/database/read-migrations.ts';

const STEPS = readMigrations();
const MOVED = STEPS.findIndex(({ name }) => name === '0105-moved-texts.sql');

it.each(oneEngine())(
  'the book’s own words of texts that moved to another catalogue go along on $name PostgreSQL',
  async (engine) => {
    const name = `test_${randomBytes(6).toString('hex')}`;
    const server = createDatabase(engine.connection, 1);
    await server.pool.query(`create database ${name}`);
    const database = createDatabase({ ...engine.connection, database: name }, 2);
    try {
      await migrate(database, STEPS.slice(0, MOVED));
      const before = [
        'slip:accepted',
        'slip:place',
        'slip:remedy.fix',
        'slip:wentLive_many',
        'ticket:moveGave',
      ];
      await database.pool.query(
        `insert into translation (language, text_key, body, changed_at_ms) select 'es', unnest($1::text[]), 'Sí', 0`,
        [before],
      );
      await migrate(database, STEPS.slice(0, MOVED + 1));
      const { rows } = await database.pool.query<{ key: string }>(
        'select text_key as key from translation order by text_key',
      );
      expect(rows.map(({ key }) => key)).toEqual([
        'open-bets:moveGave',
        'placing:accepted',
        'placing:remedy.fix',
        'placing:wentLive_many',
        'slip:place',
      ]);
    } finally {
      await database.close();
      await server.pool.query(`drop database ${name} with (force)`);
      await server.close();
    }
  },
);

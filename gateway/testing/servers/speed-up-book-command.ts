/**
 * Lets the book of a running gateway go on at another speed from its next start:
 * `node gateway/testing/servers/speed-up-book-command.ts FOLDER SPEED`, in book milliseconds per wall millisecond.
 */
import { sql } from 'kysely';
import { createDatabase } from '../../src/ground/database/create-database.ts';
import { findEmbeddedConnection } from '../../src/ground/database/embedded/find-embedded-connection.ts';

const [folder = '', speed = ''] = process.argv.slice(2);
const connection = findEmbeddedConnection(folder);
if (connection === null) throw new Error('no embedded PostgreSQL runs on this folder');

const database = createDatabase(connection, 1);
const nowMs = Date.now();
await database.kysely
  .updateTable('book_clock')
  .set({
    book_ms: sql`round(book_ms + (${nowMs} - wall_ms) * speed)`,
    wall_ms: nowMs,
    speed: Number(speed),
  })
  .execute();
await database.close();

/** Writes `gateway/src/ground/database/tables.ts` from a database that it migrates: a part of `npm run docs`. */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../../src/ground/database/create-database.ts';
import { startEmbeddedPostgres } from '../../src/ground/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../../src/ground/database/migrate.ts';
import { startJanitor } from '../janitor/janitor.ts';
import { COLUMN_TYPES } from './column-types.ts';
import { formatSource } from './format-source.ts';
import { readCatalogue } from './read-catalogue.ts';
import { TABLES_PATH, writeTables } from './write-tables.ts';

const folder = join(tmpdir(), `lineboard-tables-${process.pid}`);
// Ctrl-C leaves no server.
const janitor = startJanitor();
janitor.add({ kind: 'folder', path: folder });
janitor.add({ kind: 'embedded', dataDir: folder });
const embedded = await startEmbeddedPostgres({ dataDir: folder, defaultDir: folder, maxConnections: 10 });
const database = createDatabase(embedded.connection, 2);
try {
  await migrate(database);
  const text = formatSource(TABLES_PATH, writeTables(await readCatalogue(database.pool), COLUMN_TYPES));
  writeFileSync(join(import.meta.dirname, '../../..', TABLES_PATH), text);
} finally {
  await database.close();
  await embedded.stop();
  await janitor.close();
}

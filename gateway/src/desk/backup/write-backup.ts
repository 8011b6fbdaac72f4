import { PassThrough, Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { ZipFile } from 'yazl';
import { destroyClient } from '../../ground/database/destroy-client.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import { type CountedRows, printTable, readRows, WRITTEN_ALIKE } from './copy-table.ts';
import { BACKUP_FORMAT, fileOfTable, type Manifest, MANIFEST_FILE } from './manifest.ts';
import { type BookTable, readBookSequences, readBookTables } from './read-book-tables.ts';
import { readAbout } from './read-about.ts';

/** A zip file that any program opens: a file of rows for each table, and the manifest at the end. */
const createZip = (
  client: pg.ClientBase,
  tables: readonly BookTable[],
  describe: (counted: ReadonlyMap<string, CountedRows>) => Manifest,
  onManifest: (manifest: Manifest) => void,
): Readable => {
  const zip = new ZipFile();
  const out = new PassThrough();
  zip.outputStream.pipe(out);
  const options = { mode: 0o100600 };
  const counted = new Map<string, CountedRows>();
  for (const table of tables)
    zip.addReadStreamLazy(fileOfTable(table.name), options, (give) => {
      const rows = readRows(client, table, (told) => counted.set(table.name, told));
      // The zip file waits for the end of what it reads, also of what has failed.
      rows.on('error', (error) => out.destroy(error));
      give(null, rows);
    });
  zip.addReadStreamLazy(MANIFEST_FILE, options, (give) => {
    const manifest = describe(counted);
    onManifest(manifest);
    give(null, Readable.from([Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)]));
  });
  zip.end();
  return out;
};

/**
 * Writes the whole book as it is at one moment, while it goes on: what is bet meanwhile isn't in it. Takes no more
 * memory for a large book than for a small one, and holds up nobody.
 */
export const writeBackup = (pool: pg.Pool, into: Writable): Promise<Manifest> =>
  inTransaction(
    pool,
    async (client) => {
      await client.query(WRITTEN_ALIKE);
      const about = await readAbout(client);
      const tables = await readBookTables(client);
      const prints = new Map<string, string>();
      for (const table of tables) prints.set(table.name, await printTable(client, table));
      // After the snapshot was taken: none of them is behind a number that is in it.
      const sequences = (await readBookSequences(client)).map(({ name, last }) => ({ name, last }));
      let manifest: Manifest | null = null;
      const describe = (counted: ReadonlyMap<string, CountedRows>): Manifest => ({
        format: BACKUP_FORMAT,
        ...about,
        sequences,
        tables: tables.map(({ name, columns }) => {
          const { rows, sha256 } = counted.get(name) ?? { rows: 0, sha256: '' };
          return { name, columns: [...columns], rows, sha256, print: prints.get(name) ?? '0' };
        }),
      });
      const zip = createZip(client, tables, describe, (told) => {
        manifest = told;
      });
      try {
        await pipeline(zip, into);
      } catch (error) {
        // Rows that nobody reads any more would be waited for before anything else is answered.
        destroyClient(client);
        throw error;
      }
      if (manifest === null) throw new Error('the backup ended without its manifest');
      return manifest;
    },
    { isSnapshot: true },
  );

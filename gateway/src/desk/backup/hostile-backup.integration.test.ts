import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rewriteBackup } from '../../../testing/operators/rewrite-backup.ts';
import { databaseUrlOf } from '../../../testing/servers/database-url.ts';
import { typeLine } from '../../../testing/servers/type-line.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpOperatedBook } from '../../../testing/worlds/operated-book.ts';
import { createDatabase } from '../../ground/database/create-database.ts';
import { bringBack, type BringBackOptions } from './bring-back.ts';
import { makeBackup } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import { writeNewFile } from './new-file.ts';
import { openLongPool } from './open-long-pool.ts';
import { watchAlone } from './watch-alone.ts';

const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(oneEngine())('a book that comes back on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine);
  const file = join(folder, 'book.zip');
  let place: Awaited<ReturnType<typeof createTestDatabase>>;
  const urlOf = (database: string) => ({ url: databaseUrlOf({ ...engine.connection, database }) });
  const restore = (fields: Partial<BringBackOptions> = {}, signal = new AbortController().signal) =>
    bringBack(
      {
        file,
        into: urlOf(place.name),
        isReplaced: false,
        lostFrom: null,
        list: '-',
        feed: null,
        redis: null,
        nowMs: Date.now(),
        ...fields,
      },
      { tell: () => undefined, signal },
    );
  /** Asks over a connection that isn't a gateway's. */
  const ask = async (question: string): Promise<unknown[]> => {
    const pool = openLongPool(urlOf(place.name).url);
    const { rows } = await pool.query<object>(question);
    await pool.end();
    return rows;
  };
  const countCustomers = () => ask('select count(*)::int as customers from customer');

  beforeAll(async () => {
    await book.openAccount('MARIA');
    await book.call('cash in', { customerId: 'MARIA', amountCents: 10_000, note: 'first' });
    const { signal } = new AbortController();
    await makeBackup(urlOf(book.databaseName), (write) => writeNewFile(file, write), signal);
    place = await createTestDatabase(engine);
    await ask('create table mine as select $$kept$$::text as note');
  });
  afterAll(() => place.drop());

  it.each<[string, (manifest: Manifest, files: Map<string, Buffer>) => void, RegExp]>([
    [
      'fills a table of somebody else',
      ({ tables }, files) => {
        tables.push({ name: 'mine', columns: ['note'], rows: 0, sha256: '', print: '0' });
        files.set('tables/mine.copy', Buffer.alloc(0));
      },
      /names other tables/,
    ],
    [
      'has rows that no server takes',
      (_, files) => void files.set('tables/own_limit.copy', Buffer.from('MARIA\tdeposit\n')),
      /The database refused it .*; nothing was kept\./,
    ],
    [
      'has a list of contents without an end',
      (_, files) => void files.set('manifest.json', Buffer.alloc(5 * 1_048_576, ' ')),
      /list of contents is too long/,
    ],
  ])('is refused, and nothing was touched, where the backup %s', async (_, change, said) => {
    const changed = join(folder, 'changed.zip');
    await rewriteBackup(file, changed, change);
    await expect(restore({ file: changed })).rejects.toThrow(said);
    expect(await countCustomers()).toEqual([{ customers: 0 }]);
    expect(await ask('select note from mine')).toEqual([{ note: 'kept' }]);
  });

  it('is refused, and nothing was touched, where the server isn’t set up for a book', async () => {
    await ask(`create schema aside; alter database "${place.name}" set search_path = aside, public`);
    await expect(restore()).rejects.toThrow(/search_path leads to aside first/);
    await ask(`alter database "${place.name}" reset search_path; drop schema aside`);
    expect(await countCustomers()).toEqual([{ customers: 0 }]);
  });

  it('isn’t waited for in a pipe', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    await expect(restore({ file: pipe })).rejects.toThrow(/pipe.* is no file/);
  });

  it('tells nothing by a lost book that is older than the backup', async () => {
    await expect(restore({ lostFrom: urlOf(place.name) })).rejects.toThrow(/is older than the backup/);
  });

  it('is refused, and nothing was touched, where the server goes away', async () => {
    const pool = openLongPool(urlOf(place.name).url);
    const holder = await pool.connect();
    await holder.query('begin; lock table customer');
    const restoring = restore();
    const end = setInterval(() => {
      // On a connection of its own: a transaction sees the others as they were when it first looked.
      void ask(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
         and application_name = 'lineboard backup' and wait_event_type = 'Lock'`,
      );
    }, 200);
    await expect(restoring).rejects.toThrow(/The database went away meanwhile .*; nothing was kept/);
    clearInterval(end);
    holder.release();
    await pool.end();
    expect(await countCustomers()).toEqual([{ customers: 0 }]);
  });

  it('is not brought back by a command that was ended before it touched anything', async () => {
    const aborter = new AbortController();
    const restoring = restore({}, aborter.signal);
    aborter.abort();
    await expect(restoring).rejects.toThrow(/abort/i);
    expect(await countCustomers()).toEqual([{ customers: 0 }]);
  });

  it('is refused where a gateway starts, or beats, while a large book is read', async () => {
    const pool = openLongPool(urlOf(place.name).url);
    const alone = await watchAlone(pool);
    await expect(alone.confirm(pool)).resolves.toBeUndefined();
    await ask('update database_beat set beats = beats + 1');
    await expect(alone.confirm(pool)).rejects.toThrow(/A gateway works on that database/);
    const starting = createDatabase({ ...engine.connection, database: place.name }, 1);
    await starting.pool.query('select 1');
    await expect(watchAlone(pool)).rejects.toThrow(/A gateway works on that database/);
    await starting.close();
    await pool.end();
  });

  it('comes back once where two restore it at the same moment', async () => {
    const settled = await Promise.allSettled([restore(), restore()]);
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await countCustomers()).toEqual([{ customers: 1 }]);
  });

  it('gives out no number again that the book gave out which it replaces', async () => {
    const numbers = () => ask('select last_value::int as last from ticket_number_seq');
    const before = await numbers();
    await restore({ isReplaced: true });
    expect(await numbers()).not.toEqual(before);
  });

  it('is found missing in the very database that it then replaces', async () => {
    const into = urlOf(place.name);
    const typed = await typeLine({ DATABASE_URL: into.url }, ['cash', 'in', 'maria', '123']);
    expect(typed).toMatchObject({ code: 0 });
    const { summary } = await restore({ into, lostFrom: into, isReplaced: true });
    expect(summary).toMatch(/MARIA +deposit +123\.00/);
    expect(readdirSync(folder).filter((name) => name.includes('.replaced-'))).toHaveLength(2);
  });
});

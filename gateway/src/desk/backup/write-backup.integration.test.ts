import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { openLongPool } from './open-long-pool.ts';
import { writeBackup } from './write-backup.ts';

/** Takes so much, and then waits for what becomes of it. */
const createSink = (onPiece: (done: (error?: Error) => void) => void): Writable =>
  new Writable({ write: (_chunk, _encoding, done) => onPiece(done) });

describe.each(oneEngine())('a backup that can’t be written on $name PostgreSQL', (engine) => {
  let place: Awaited<ReturnType<typeof createTestDatabase>>;

  beforeAll(async () => {
    place = await createTestDatabase(engine);
    // More than streams and sockets hold among them.
    await place.database.pool.query(
      `insert into audit_log (at_ms, actor, command, input)
       select n, 'console:test', 'cash in', to_jsonb(md5(n::text) || repeat(sha256(n::text::bytea)::text, 20))
       from generate_series(1, 20000) n`,
    );
  });
  afterAll(() => place.drop());

  const within = { timeout: 10_000 };
  const target = () => ({ ...engine.connection, database: place.name });

  it('fails with its disk, and leaves no statement behind', async () => {
    const pool = openLongPool(target());
    const full = createSink((done) => done(Object.assign(new Error('no space'), { code: 'ENOSPC' })));
    await expect(writeBackup(pool, full)).rejects.toThrow('no space');
    await pool.end();
    // The server takes a moment to see that a connection was closed.
    await vi.waitFor(async () => {
      const { rows } = await place.database.pool.query(
        `select from pg_stat_activity where datname = $1 and application_name = 'lineboard backup' and state <> 'idle'`,
        [place.name],
      );
      expect(rows).toEqual([]);
    }, within);
  });

  it('fails with its connection, and when it is ended', async () => {
    const pool = openLongPool(target());
    const cut = createSink((done) => {
      void place.database.pool
        .query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = 'lineboard backup'`,
          [place.name],
        )
        .then(() => setTimeout(done, 50));
    });
    await expect(writeBackup(pool, cut)).rejects.toThrow(/terminat|connection/i);
    await pool.end();

    const aborter = new AbortController();
    const ended = openLongPool(target(), aborter.signal);
    const slow = createSink((done) => {
      aborter.abort();
      setTimeout(done, 50);
    });
    await expect(writeBackup(ended, slow)).rejects.toThrow(/terminat|connection/i);
    await ended.end();
  });
});

import type pg from 'pg';
import { BackupRefused } from './backup-refused.ts';
import type { Manifest } from './manifest.ts';
import { readProduct } from './read-product.ts';

type About = Pick<Manifest, 'product' | 'madeAtMs' | 'bookId' | 'server' | 'clocks' | 'steps'>;

const isThere = async (client: pg.ClientBase, table: string): Promise<boolean> => {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    table,
  ]);
  return rows[0]?.found === true;
};

/** @returns null: a version that drew none has the book */
export const readBookId = async (client: pg.ClientBase): Promise<string | null> => {
  if (!(await isThere(client, 'book_identity'))) return null;
  const { rows } = await client.query<{ bookId: string }>('select book_id as "bookId" from book_identity');
  return rows[0]?.bookId ?? null;
};

/** @throws BackupRefused when there is no book in the database */
export const readAbout = async (client: pg.ClientBase): Promise<About> => {
  if (!(await isThere(client, 'schema_migration')) || !(await isThere(client, 'book_clock')))
    throw new BackupRefused('There is no book in this database.');
  const { rows } = await client.query<{ madeAt: number; server: string }>(
    `select extract(epoch from now())::float8 * 1000 as "madeAt", current_setting('server_version') as server`,
  );
  const steps = await client.query<Manifest['steps'][number]>(
    'select number, name, sha256 from schema_migration order by number',
  );
  const clocks = await client.query<{ feed: string; bookMs: string; wallMs: string; speed: number }>(
    'select feed, book_ms::text as "bookMs", wall_ms::text as "wallMs", speed from book_clock order by feed',
  );
  return {
    product: readProduct(),
    madeAtMs: Math.floor(rows[0]?.madeAt ?? 0),
    bookId: await readBookId(client),
    server: rows[0]?.server ?? '',
    clocks: clocks.rows.map((row) => ({ ...row, bookMs: Number(row.bookMs), wallMs: Number(row.wallMs) })),
    steps: steps.rows,
  };
};

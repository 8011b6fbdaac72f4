import type pg from 'pg';

const DAY_MS = 86_400_000;

/** Over which growth is measured. */
const LATELY_MS = 7 * DAY_MS;

/** Fewer rows say nothing about days to come. */
const FEWEST_POSTINGS = 1_000;

const MOST_NAMED = 4;

/** Sizes are asked of the file system, rows are the last estimate of the server: nothing is counted. */
const TABLES = `
select relname as name, pg_total_relation_size(oid)::float8 as bytes, greatest(reltuples, 0)::float8 as rows
from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
order by bytes desc, name`;

interface TableRow {
  name: string;
  bytes: number;
  rows: number;
}

interface Entry {
  id: number;
  atMs: number;
}

const readEntry = async (pool: pg.Pool, order: 'asc' | 'desc', fromId = 0): Promise<Entry | null> => {
  const { rows } = await pool.query<{ id: string; at: string }>(
    `select entry_id::text as id, at_ms::text as at from ledger where entry_id >= $1
     order by entry_id ${order} limit 1`,
    [fromId],
  );
  const [row] = rows;
  return row === undefined ? null : { id: Number(row.id), atMs: Number(row.at) };
};

/**
 * Finds the first posting since a time by halving: entries are numbered in the order of time, give or take what was
 * under way together. Some thirty looks at an index, however long the ledger is.
 */
const findEntrySince = async (pool: pg.Pool, first: Entry, last: Entry, sinceMs: number): Promise<Entry> => {
  let [low, high] = [first.id, last.id];
  let found = last;
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const entry = (await readEntry(pool, 'asc', middle)) ?? last;
    if (entry.atMs >= sinceMs) {
      found = entry;
      high = middle - 1;
    } else low = entry.id + 1;
  }
  return found;
};

/** The growth of a book of late. */
export interface BookGrowth {
  /** The largest tables with their indexes, the largest first. */
  largest: ReadonlyArray<{ name: string; bytes: number }>;
  /** null: there are too few to tell. */
  postingsADay: number | null;
  /** The whole database grows by this, since what is kept grows with the ledger. null: as above. */
  bytesADay: number | null;
}

export const readGrowth = async (pool: pg.Pool, nowMs: number): Promise<BookGrowth> => {
  const { rows: tables } = await pool.query<TableRow>(TABLES);
  const largest = tables.slice(0, MOST_NAMED);
  const ledgerRows = tables.find(({ name }) => name === 'ledger')?.rows ?? 0;
  const first = await readEntry(pool, 'asc');
  const last = await readEntry(pool, 'desc');
  if (first === null || last === null || ledgerRows < FEWEST_POSTINGS)
    return { largest, postingsADay: null, bytesADay: null };
  const since = await findEntrySince(pool, first, last, nowMs - LATELY_MS);
  // Numbers that a restore left out are no postings: there are never more than rows.
  const postings = Math.min(last.id - since.id + 1, ledgerRows);
  const ageMs = since.id === first.id ? nowMs - first.atMs : LATELY_MS;
  const days = Math.max(1, Math.min(LATELY_MS, ageMs) / DAY_MS);
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
  return {
    largest,
    postingsADay: Math.round(postings / days),
    bytesADay: (bytes * postings) / ledgerRows / days,
  };
};

import type pg from 'pg';
import { BackupRefused } from './backup-refused.ts';
import { LOST_KINDS, OPEN_KINDS } from './lost-kinds.ts';
import type { Manifest } from './manifest.ts';
import { readBookId } from './read-about.ts';
import { readBookSequences } from './read-book-tables.ts';

export type Row = Readonly<Record<string, string | null>>;

export interface FoundRows {
  title: string;
  /** Advice on what to do about it; null: that is up to the operator. */
  todo: string | null;
  rows: readonly Row[];
}

/**
 * Transactions that were running during the backup may have lower numbers than those in it, and gateways' clocks may be
 * behind the database's. Rows that are in both are left out.
 */
const OVERLAP = { numbers: 10_000, ms: 600_000 };

/** Reads the last numbers that the lost book assigned after the backup. @throws BackupRefused: it is another book */
const readKnownNumbers = async (
  lost: pg.ClientBase,
  { bookId, sequences }: Manifest,
): Promise<ReadonlyMap<string, number>> => {
  const lostId = await readBookId(lost);
  if (bookId !== null && lostId !== null && lostId !== bookId)
    throw new BackupRefused('The database of --lost-from has another book than the backup.');
  const known = new Map((await readBookSequences(lost)).map(({ name, last }) => [name, last]));
  if (sequences.some(({ name, last }) => (known.get(name) ?? last) < last))
    throw new BackupRefused(
      'The book of --lost-from is older than the backup, so it tells nothing of what came after: leave it out.',
    );
  return known;
};

const UNDEFINED_TABLE = '42P01';

/** Reads the newer rows of a kind; an older version's book may not have its table. */
const readNewer = async (lost: pg.ClientBase, newer: string, from: number) => {
  try {
    return (await lost.query<Row & { key: string }>(newer, [from])).rows;
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return [];
    throw error;
  }
};

/** The rows of the lost book since the backup, and perhaps some earlier ones. */
export interface LostBook {
  /** The last numbers that it assigned. */
  known: ReadonlyMap<string, number>;
  /** The newer rows by kind, in the order of `LOST_KINDS`. */
  newer: ReadonlyArray<ReadonlyArray<Row & { key: string }>>;
}

/** @throws BackupRefused when it is another book, or an older state of this one */
export const readLost = async (lost: pg.ClientBase, manifest: Manifest): Promise<LostBook> => {
  const known = await readKnownNumbers(lost, manifest);
  const lasts = new Map(manifest.sequences.map(({ name, last }) => [name, last]));
  const newer: Array<Array<Row & { key: string }>> = [];
  for (const { sequence, newer: select } of LOST_KINDS) {
    const from =
      sequence === null ? manifest.madeAtMs - OVERLAP.ms : (lasts.get(sequence) ?? 0) - OVERLAP.numbers;
    newer.push(await readNewer(lost, select, from));
  }
  return { known, newer };
};

/** Finds the rows that are in the lost book and not in the restored one. */
export const findLost = async ({ newer }: LostBook, restored: pg.ClientBase): Promise<FoundRows[]> => {
  const found: FoundRows[] = [];
  for (const [at, { title, known }] of LOST_KINDS.entries()) {
    const rows = newer[at] ?? [];
    const there = await restored.query<{ key: string }>(known, [rows.map(({ key }) => key)]);
    const keys = new Set(there.rows.map(({ key }) => key));
    const missing = rows.filter(({ key }) => !keys.has(key)).map(({ key: _, ...row }): Row => row);
    found.push({ title, todo: null, rows: missing });
  }
  return found;
};

/** Finds rows that are open in the restored book and may have been closed in the lost time. */
export const findOpen = async (restored: pg.ClientBase, bookNowMs: number): Promise<FoundRows[]> => {
  const found: FoundRows[] = [];
  for (const { title, todo, open } of OPEN_KINDS) {
    const { rows } = await restored.query<Row>(open, open.includes('$1') ? [bookNowMs] : []);
    found.push({ title, todo, rows });
  }
  return found;
};

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
 * Transactions that were on their way when the backup was made have lower numbers than those in it, and gateways'
 * clocks may be behind the database's. What is known twice is left out.
 */
const OVERLAP = { numbers: 10_000, ms: 600_000 };

/** The last numbers that the book gave out which went on after the backup. @throws BackupRefused: it is another book */
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

/** A book of an older version has none of what came later. */
const readNewer = async (lost: pg.ClientBase, newer: string, from: number) => {
  try {
    return (await lost.query<Row & { key: string }>(newer, [from])).rows;
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return [];
    throw error;
  }
};

/** What the book that was lost told since the backup, and perhaps some of what it told before. */
export interface LostBook {
  /** The last numbers that it gave out. */
  known: ReadonlyMap<string, number>;
  /** The newer rows by kind, in the order of `LOST_KINDS`. */
  newer: ReadonlyArray<ReadonlyArray<Row & { key: string }>>;
}

/** @throws BackupRefused when it is another book, or the one from before the backup */
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

/** What is in the book that went on and not in the one that was brought back. */
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

/** What is open in the book that was brought back, and may have ended in the time that is lost. */
export const findOpen = async (restored: pg.ClientBase, bookNowMs: number): Promise<FoundRows[]> => {
  const found: FoundRows[] = [];
  for (const { title, todo, open } of OPEN_KINDS) {
    const { rows } = await restored.query<Row>(open, open.includes('$1') ? [bookNowMs] : []);
    found.push({ title, todo, rows });
  }
  return found;
};

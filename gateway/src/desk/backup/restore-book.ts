import type pg from 'pg';
import type { Discrepancy } from '../../ground/ledger/check-balances.ts';
import { noteInBook } from './backup-log.ts';
import type { RestoreReport } from './describe-restore.ts';
import { endWhatWasOpen } from './end-what-was-open.ts';
import { fillDatabase } from './fill-database.ts';
import { findLost, findOpen, type LostBook } from './find-lost.ts';
import { leapNumbers } from './leap-numbers.ts';
import type { LastNumber, Manifest } from './manifest.ts';
import type { OpenBackup } from './open-backup.ts';
import type { Alone } from './watch-alone.ts';

export interface RestoreOptions {
  isReplaced: boolean;
  /** The feed in the configuration: the book goes on by its clock. */
  feed: string | null;
  nowMs: number;
  /** The book that went on after the backup, where it can be read. */
  lost: LostBook | null;
  /** The last numbers of the book that goes: it was open to customers, too. */
  replaced: readonly LastNumber[];
  /** null: nobody else can work on the database. */
  alone: Alone | null;
}

export interface RestoredBook {
  discrepancies: readonly Discrepancy[];
  report: RestoreReport;
}

const bookNowMs = ({ clocks }: Pick<Manifest, 'clocks'>, feed: string | null, nowMs: number): number => {
  const clock = clocks.find((one) => one.feed === feed);
  return clock === undefined ? nowMs : Math.round(clock.bookMs + (nowMs - clock.wallMs) * clock.speed);
};

/** What is known of the book as it was at the moment that came back. */
export type ShownBook = Pick<Manifest, 'bookId' | 'madeAtMs' | 'clocks'> & {
  sequences: readonly LastNumber[];
};

/**
 * Lets a book that is back begin again where nothing that was told can be told again: numbers leap, what was open ends.
 * In the transaction that brings it back, or the first one after.
 */
export const beginAnew = async (
  client: pg.PoolClient,
  shown: ShownBook,
  { feed, nowMs, lost, replaced }: Pick<RestoreOptions, 'feed' | 'nowMs' | 'lost' | 'replaced'>,
): Promise<RestoreReport> => {
  const now = { wallMs: nowMs, bookMs: bookNowMs(shown, feed, nowMs) };
  const report = {
    bookId: shown.bookId,
    shownMs: shown.madeAtMs,
    restoredMs: nowMs,
    leapt: await leapNumbers(client, shown, nowMs, { known: lost?.known ?? null, replaced }),
    ended: await endWhatWasOpen(client, now),
    open: await findOpen(client, now.bookMs),
    lost: lost === null ? null : await findLost(lost, client),
  };
  await noteInBook(client, 'restore', { atMs: nowMs, showsMs: shown.madeAtMs });
  return report;
};

/** Brings a book back that was lost after the backup: it begins again where nothing that was told can be told again. */
export const restoreBook = async (
  pool: pg.Pool,
  backup: OpenBackup,
  options: RestoreOptions,
): Promise<RestoredBook> => {
  const { isReplaced, alone } = options;
  let report: RestoreReport | null = null;
  const finish = async (client: pg.PoolClient): Promise<void> => {
    report = await beginAnew(client, backup.manifest, options);
  };
  const discrepancies = await fillDatabase(pool, backup, { isReplaced, alone, finish });
  if (report === null) throw new Error('the book came back without a report');
  return { discrepancies, report };
};

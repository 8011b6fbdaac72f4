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

const bookNowMs = ({ clocks }: Manifest, feed: string | null, nowMs: number): number => {
  const clock = clocks.find((one) => one.feed === feed);
  return clock === undefined ? nowMs : Math.round(clock.bookMs + (nowMs - clock.wallMs) * clock.speed);
};

/** Brings a book back that was lost after the backup: it begins again where nothing that was told can be told again. */
export const restoreBook = async (
  pool: pg.Pool,
  backup: OpenBackup,
  { isReplaced, feed, nowMs, lost, replaced, alone }: RestoreOptions,
): Promise<RestoredBook> => {
  const { manifest } = backup;
  const now = { wallMs: nowMs, bookMs: bookNowMs(manifest, feed, nowMs) };
  let report: RestoreReport | null = null;
  const finish = async (client: pg.PoolClient): Promise<void> => {
    report = {
      bookId: manifest.bookId,
      shownMs: manifest.madeAtMs,
      restoredMs: nowMs,
      leapt: await leapNumbers(client, manifest, nowMs, { known: lost?.known ?? null, replaced }),
      ended: await endWhatWasOpen(client, now),
      open: await findOpen(client, now.bookMs),
      lost: lost === null ? null : await findLost(lost, client),
    };
    await noteInBook(client, 'restore', { atMs: nowMs, showsMs: manifest.madeAtMs });
  };
  const discrepancies = await fillDatabase(pool, backup, { isReplaced, alone, finish });
  if (report === null) throw new Error('the book came back without a report');
  return { discrepancies, report };
};

import type pg from 'pg';
import type { Discrepancy } from '../../ground/ledger/check-balances.ts';
import { BackupRefused } from './backup-refused.ts';
import { noteInBook } from './backup-log.ts';
import { fillDatabase } from './fill-database.ts';
import { markMoved, readMovedMark, refuseMoved, takeBackMark } from '../../ground/database/moved-mark.ts';
import type { Manifest } from './manifest.ts';
import { writeNewFile } from './new-file.ts';
import { openBackup } from './open-backup.ts';
import { openLongPool } from './open-long-pool.ts';
import { openAlone, type OpenPlace, type WhereBook } from './open-place.ts';
import { watchAlone } from './watch-alone.ts';
import { writeBackup } from './write-backup.ts';

export interface MovedBook {
  discrepancies: readonly Discrepancy[];
  from: string;
  to: string;
  manifest: Manifest;
}

interface MoveOptions {
  from: WhereBook;
  to: WhereBook;
  /** The copy that it goes by, which stays as a backup. */
  file: string;
  signal: AbortSignal;
}

/**
 * Brings a book to another database as it is. Nobody bets meanwhile and nothing is lost, so numbers and sessions go on;
 * what was written there is compared with what was read, table by table. The old one stays as it was, with a mark: no
 * gateway starts on it any more.
 */
export const moveBook = async ({ from, to, file, signal }: MoveOptions): Promise<MovedBook> => {
  const source = await openAlone(from, signal);
  const sourcePool = openLongPool(source.target, signal);
  const target = await openAlone(to, signal);
  const targetPool = openLongPool(target.target, signal);
  let isThere = false;
  try {
    await refuseMoved(sourcePool);
    // The embedded one is ours alone by the lock of its folder.
    const watch = (place: OpenPlace, pool: pg.Pool) => (place.isEmbedded ? null : watchAlone(pool));
    const sourceAlone = await watch(source, sourcePool);
    const alone = await watch(target, targetPool);
    const manifest = await writeNewFile(file, (into) => writeBackup(sourcePool, into));
    const backup = await openBackup(file, signal);
    try {
      const note = { atMs: Date.now(), showsMs: manifest.madeAtMs };
      const discrepancies = await fillDatabase(targetPool, backup, {
        isReplaced: false,
        alone,
        finish: async (client) => {
          await noteInBook(client, 'move', note);
          await sourceAlone?.confirm(sourcePool);
        },
      });
      isThere = true;
      await markMoved(sourcePool, target.description, note.atMs);
      return { discrepancies, from: source.description, to: target.description, manifest };
    } finally {
      backup.close();
    }
  } finally {
    await targetPool.end();
    await sourcePool.end();
    await target.close(isThere);
    await source.close();
  }
};

/** Lets gateways start on a database that the book was moved from. @returns which that is, for people */
export const undoMove = async (from: WhereBook, signal: AbortSignal): Promise<string> => {
  const source = await openAlone(from, signal);
  const pool = openLongPool(source.target, signal);
  try {
    if ((await readMovedMark(pool)) === null)
      throw new BackupRefused('No book was moved from this database.');
    await takeBackMark(pool);
    return source.description;
  } finally {
    await pool.end();
    await source.close();
  }
};

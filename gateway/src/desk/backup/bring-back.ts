import type { RedisPrimary } from '../../ground/redis/redis-primary.ts';
import { forgetRedisLog } from '../../lines/log/forget-redis-log.ts';
import type { Discrepancy } from '../../ground/ledger/check-balances.ts';
import { BackupRefused } from './backup-refused.ts';
import { describeRestore, type RestoreReport } from './describe-restore.ts';
import { type LostBook, readLost } from './find-lost.ts';
import { judgePlace } from './judge-place.ts';
import { writeNewFile } from './new-file.ts';
import { type OpenBackup, openBackup } from './open-backup.ts';
import { openLongPool } from './open-long-pool.ts';
import { openAlone, type OpenPlace, openToRead, type WhereBook } from './open-place.ts';
import { restoreBook } from './restore-book.ts';
import type { LastNumber } from './manifest.ts';
import { watchAlone } from './watch-alone.ts';
import { writeBackup } from './write-backup.ts';

export interface BringBackOptions {
  file: string;
  into: WhereBook;
  isReplaced: boolean;
  lostFrom: WhereBook | null;
  /** Where the list goes; `-`: it is part of the summary. */
  list: string;
  feed: string | null;
  /** The Redis of the gateways that will serve it. */
  redis: RedisPrimary | null;
  nowMs: number;
}

export interface BroughtBack {
  discrepancies: readonly Discrepancy[];
  description: string;
  /** null: it is in the summary. */
  listed: string | null;
  summary: string;
}

interface Surroundings {
  tell: (line: string) => void;
  signal: AbortSignal;
}

/**
 * A book that goes is kept in a file, which `--lost-from` can't read but `restore --into` can.
 * @returns the last numbers that it gave out
 */
const keepReplaced = async (
  pool: ReturnType<typeof openLongPool>,
  { file, nowMs }: BringBackOptions,
  tell: Surroundings['tell'],
): Promise<readonly LastNumber[]> => {
  const client = await pool.connect();
  const place = await judgePlace(client).finally(() => client.release());
  if (place === 'bare') return [];
  const kept = `${file}.replaced-${new Date(nowMs).toISOString().slice(0, 19).replaceAll(':', '')}.zip`;
  const { sequences } = await writeNewFile(kept, (into) => writeBackup(pool, into));
  tell(`The book that was there is kept in ${kept}.`);
  return sequences;
};

/** Read and let go of before anything is changed: it may be the very database that the book comes back to. */
const readLostBook = async (
  { manifest }: OpenBackup,
  where: WhereBook,
  signal: AbortSignal,
): Promise<LostBook> => {
  const place = await openToRead(where, signal);
  try {
    const pool = openLongPool(place.target, signal);
    try {
      const client = await pool.connect();
      return await readLost(client, manifest).finally(() => client.release());
    } catch (error) {
      if (error instanceof BackupRefused || signal.aborted) throw error;
      throw new BackupRefused(
        `The book of --lost-from can’t be read (${(error as Error).message}): without it numbers leap by the time that went by.`,
      );
    } finally {
      await pool.end();
    }
  } finally {
    await place.close();
  }
};

const fill = async (
  backup: OpenBackup,
  place: OpenPlace,
  lost: LostBook | null,
  options: BringBackOptions,
  { tell, signal }: Surroundings,
) => {
  const pool = openLongPool(place.target, signal);
  try {
    // The embedded one is ours alone by the lock of its folder.
    const alone = place.isEmbedded ? null : await watchAlone(pool);
    const replaced = options.isReplaced ? await keepReplaced(pool, options, tell) : [];
    return await restoreBook(pool, backup, { ...options, lost, replaced, alone });
  } finally {
    await pool.end();
  }
};

/** The list that can't be written is shown instead: the book is back by then. */
const keepList = async (path: string, report: RestoreReport, tell: Surroundings['tell']) => {
  const text = describeRestore(report, true);
  if (path === '-') return { listed: null, summary: text };
  try {
    await writeNewFile(path, async (into) => void into.end(`${text}\n`));
    return { listed: path, summary: `${describeRestore(report, false)}\n\nThe whole list is in ${path}.` };
  } catch (error) {
    tell((error as Error).message);
    return { listed: null, summary: text };
  }
};

/** From a file to a book that can be opened: whole, checked, and with a list of what is lost; or nothing at all. */
export const bringBack = async (options: BringBackOptions, around: Surroundings): Promise<BroughtBack> => {
  const { signal } = around;
  const backup = await openBackup(options.file, signal);
  try {
    const lost = options.lostFrom === null ? null : await readLostBook(backup, options.lostFrom, signal);
    const place = await openAlone(options.into, signal);
    let isBack = false;
    try {
      const { discrepancies, report } = await fill(backup, place, lost, options, around);
      isBack = true;
      if (options.redis !== null)
        await forgetRedisLog(options.redis).catch((error: Error) =>
          around.tell(
            `Redis couldn’t be told to begin a new line log (${error.message}): empty it before you start.`,
          ),
        );
      const kept = await keepList(options.list, report, around.tell);
      return { discrepancies, description: place.description, ...kept };
    } finally {
      await place.close(isBack);
    }
  } finally {
    backup.close();
  }
};

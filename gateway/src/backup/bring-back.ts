import { forgetRedisLog } from '../log/forget-redis-log.ts';
import type { Discrepancy } from '../ledger/check-balances.ts';
import { BackupRefused } from './backup-refused.ts';
import { describeRestore, type RestoreReport } from './describe-restore.ts';
import { isGatewayThere, judgePlace } from './judge-place.ts';
import { writeNewFile } from './new-file.ts';
import { type OpenBackup, openBackup } from './open-backup.ts';
import { openLongPool } from './open-long-pool.ts';
import { openAlone, type OpenPlace, openToRead, type WhereBook } from './open-place.ts';
import { restoreBook } from './restore-book.ts';
import { writeBackup } from './write-backup.ts';

export interface BringBackOptions {
  file: string;
  into: WhereBook;
  isReplaced: boolean;
  lostFrom: WhereBook | null;
  /** Where the list goes; `-`: it is part of the summary. */
  list: string;
  feed: string | null;
  /** Of the gateways that will serve it. */
  redisUrl: string | null;
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

const GATEWAY_THERE = 'A gateway works on that database: stop it, and every other one, first.';

/** A book that goes is kept in a file, which `--lost-from` can't read but `restore --into` can. */
const keepReplaced = async (
  pool: ReturnType<typeof openLongPool>,
  { file, nowMs }: BringBackOptions,
  tell: Surroundings['tell'],
): Promise<void> => {
  const client = await pool.connect();
  const place = await judgePlace(client).finally(() => client.release());
  if (place === 'bare') return;
  const kept = `${file}.replaced-${new Date(nowMs).toISOString().slice(0, 19).replaceAll(':', '')}.zip`;
  await writeNewFile(kept, (into) => writeBackup(pool, into));
  tell(`The book that was there is kept in ${kept}.`);
};

const fill = async (
  backup: OpenBackup,
  place: OpenPlace,
  lostPlace: OpenPlace | null,
  options: BringBackOptions,
  { tell, signal }: Surroundings,
) => {
  const pool = openLongPool(place.target, signal);
  const lost = lostPlace === null ? null : openLongPool(lostPlace.target, signal);
  try {
    // The embedded one is ours alone by the lock of its folder.
    if (!place.isEmbedded && (await isGatewayThere(pool))) throw new BackupRefused(GATEWAY_THERE);
    if (options.isReplaced) await keepReplaced(pool, options, tell);
    return await restoreBook(pool, backup, { ...options, lost });
  } finally {
    await pool.end();
    await lost?.end();
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
  const backup = await openBackup(options.file);
  try {
    const lostPlace = options.lostFrom === null ? null : await openToRead(options.lostFrom);
    try {
      const place = await openAlone(options.into);
      let isBack = false;
      try {
        const { discrepancies, report } = await fill(backup, place, lostPlace, options, around);
        isBack = true;
        if (options.redisUrl !== null)
          await forgetRedisLog(options.redisUrl).catch((error: Error) =>
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
      await lostPlace?.close();
    }
  } finally {
    backup.close();
  }
};

import { statfsSync } from 'node:fs';
import type pg from 'pg';
import type { Config } from '../../config/read-config.ts';
import { isSandboxOn } from '../../config/sandbox-origin.ts';
import { listSweptRows } from '../../desk/operations/swept-tables.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { findOverdue } from '../../ground/database/sweep-old-rows.ts';
import { findCluster } from '../../ground/database/embedded/find-cluster.ts';
import { DEFAULT_DATA_DIR } from '../../ground/folders/folders.ts';
import { countThings } from './count-things.ts';
import { fine, type Finding, warning, wrong } from './finding.ts';
import { readGrowth } from './read-growth.ts';

const HOUR_MS = 3_600_000;

/** Sweeps run once an hour, and a long one takes a while. */
const SWEPT_WITHIN_MS = 2 * HOUR_MS;

const TELLING_BYTES = 10 * 1024 ** 2;

const SOON_DAYS = 60;
const FULL_DAYS = 7;

const MORE_ROOM =
  'Give its disk more room: nothing of the books is ever deleted (docs/operations/growth.md has what may be).';

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** `14.2 GB`. */
export const describeBytes = (bytes: number): string => {
  const unit = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const amount = bytes / 1024 ** unit;
  return `${amount >= 10 || unit === 0 ? Math.round(amount) : amount.toFixed(1)} ${UNITS[unit]}`;
};

/** The room on the disk of the embedded database, bytes; null: the server may be on any machine. */
const readRoom = ({ DATABASE_URL, DATA_DIR }: Config): number | null => {
  const folder = DATABASE_URL === null ? findCluster(DATA_DIR ?? DEFAULT_DATA_DIR) : null;
  if (folder === null) return null;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** What grows, and how long the disk holds it. @param roomBytes null: not known */
export const describeGrowth = async (
  pool: pg.Pool,
  roomBytes: number | null,
  nowMs: number,
): Promise<Finding> => {
  const { largest, postingsADay, bytesADay } = await readGrowth(pool, nowMs);
  const sizes = largest.map(({ name, bytes }) => `${name} ${describeBytes(bytes)}`).join(', ');
  // Which of a new book's tables are the largest says nothing.
  const isSmall = largest.every(({ bytes }) => bytes < TELLING_BYTES);
  const told = isSmall
    ? `No table has ${describeBytes(TELLING_BYTES)} yet.`
    : `The largest tables: ${sizes}.`;
  if (postingsADay === null || bytesADay === null) return fine('growth', told);
  const daily = `${told} Of late some ${countThings(postingsADay, 'posting')} and ${describeBytes(bytesADay)} a day.`;
  if (roomBytes === null)
    return fine('growth', `${daily} The room on the server’s disk can’t be seen from here.`);
  const days = Math.floor(roomBytes / Math.max(1, bytesADay));
  const found = `${daily} The disk holds that for ${days > 3_650 ? 'over ten years' : countThings(days, 'day')}.`;
  if (days < FULL_DAYS) return wrong('growth', found, MORE_ROOM);
  return days < SOON_DAYS ? warning('growth', found, MORE_ROOM) : fine('growth', found);
};

/** Whether something is still there that a sweep should have deleted. One look at the end of an index each. */
export const describeSweeps = async (database: Database, config: Config, nowMs: number): Promise<Finding> => {
  const swept = listSweptRows({
    CARD_KEEP_DAYS: config.CARD_KEEP_DAYS,
    LINE_HISTORY_DAYS: config.LINE_HISTORY_DAYS,
    hasSandbox: isSandboxOn(config),
  });
  const late: string[] = [];
  for (const rows of swept) {
    const oldestMs = await findOverdue(database, rows, nowMs - SWEPT_WITHIN_MS);
    if (oldestMs === null) continue;
    const hours = Math.floor((nowMs - rows.keptMs - oldestMs) / HOUR_MS);
    late.push(`${rows.table} by ${countThings(hours, 'hour')}`);
  }
  return late.length === 0
    ? fine('sweeps', 'Nothing is there whose time is over.')
    : warning(
        'sweeps',
        `Past their time: rows of ${late.join(', ')}.`,
        'A gateway that runs deletes them within an hour: see that one does, and look in its log for `sweeps`.',
      );
};

/** What gathers in the database, and whether that which may go does. */
export const checkGrowth = async (
  database: Database,
  config: Config,
  nowMs = Date.now(),
): Promise<readonly Finding[]> => [
  await describeGrowth(database.pool, readRoom(config), nowMs),
  await describeSweeps(database, config, nowMs),
];

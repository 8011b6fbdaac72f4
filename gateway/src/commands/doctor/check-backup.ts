import type pg from 'pg';
import { readLastBackup } from '../../desk/backup/backup-log.ts';
import type { Config } from '../../config/read-config.ts';
import { fine, type Finding, warning } from './finding.ts';

const DAY_MS = 86_400_000;
const OLD_AFTER_MS = 7 * DAY_MS;

const MAKE_ONE =
  'Make one with `lineboard backup`, each night (docs/operations/backup.md); backups of other programs aren’t known here.';

/** When the book was copied last, as far as it was told. A demo needs none. */
export const checkBackup = async (
  pool: pg.Pool,
  { DEMO }: Pick<Config, 'DEMO'>,
  nowMs = Date.now(),
): Promise<Finding> => {
  const lastMs = await readLastBackup(pool);
  if (lastMs === null)
    return DEMO ? fine('backup', 'None, as of a demo.') : warning('backup', 'None was ever made.', MAKE_ONE);
  const found = `The last one was made at ${new Date(lastMs).toISOString().slice(0, 16).replace('T', ' ')} UTC.`;
  return nowMs - lastMs > OLD_AFTER_MS ? warning('backup', found, MAKE_ONE) : fine('backup', found);
};

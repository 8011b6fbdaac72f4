import { BackupRefused } from './backup-refused.ts';
import type { Discrepancy } from '../ledger/check-balances.ts';
import { noteInBook } from './backup-log.ts';
import { fillDatabase } from './fill-database.ts';
import { isGatewayThere } from './judge-place.ts';
import type { Manifest } from './manifest.ts';
import { writeNewFile } from './new-file.ts';
import { openBackup } from './open-backup.ts';
import { openLongPool } from './open-long-pool.ts';
import { openAlone, type WhereBook } from './open-place.ts';
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

const GATEWAY_THERE = 'A gateway works on one of the two databases: stop it, and every other one, first.';

/**
 * Brings a book to another database as it is. Nobody bets meanwhile and nothing is lost, so numbers and sessions go on;
 * what came to stand there is held against what was read, table by table. The old one stays as it was.
 */
export const moveBook = async ({ from, to, file, signal }: MoveOptions): Promise<MovedBook> => {
  const source = await openAlone(from);
  const sourcePool = openLongPool(source.target, signal);
  const target = await openAlone(to);
  const targetPool = openLongPool(target.target, signal);
  let isThere = false;
  try {
    if (!source.isEmbedded && (await isGatewayThere(sourcePool))) throw new BackupRefused(GATEWAY_THERE);
    if (!target.isEmbedded && (await isGatewayThere(targetPool))) throw new BackupRefused(GATEWAY_THERE);
    const manifest = await writeNewFile(file, (into) => writeBackup(sourcePool, into));
    const backup = await openBackup(file);
    try {
      const note = { atMs: Date.now(), showsMs: manifest.madeAtMs };
      const discrepancies = await fillDatabase(targetPool, backup, {
        isReplaced: false,
        finish: (client) => noteInBook(client, 'move', note),
      });
      isThere = true;
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

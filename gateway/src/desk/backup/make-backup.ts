import type { Writable } from 'node:stream';
import { noteInBook } from './backup-log.ts';
import type { Manifest } from './manifest.ts';
import { openLongPool } from './open-long-pool.ts';
import { openToRead, type WhereBook } from './open-place.ts';
import { writeBackup } from './write-backup.ts';

export interface MadeBackup {
  manifest: Manifest;
  /** Says for people where the book is kept. */
  description: string;
  /** The book knows of it: `lineboard doctor` tells how old it is. */
  isNoted: boolean;
}

/**
 * A backup of a book that goes on meanwhile, or whose gateway is stopped.
 * @param keep what becomes of the bytes
 * @param signal ends it
 */
export const makeBackup = async (
  where: WhereBook,
  keep: (write: (into: Writable) => Promise<Manifest>) => Promise<Manifest>,
  signal: AbortSignal,
): Promise<MadeBackup> => {
  const place = await openToRead(where, signal);
  try {
    const pool = openLongPool(place.target, signal);
    try {
      const manifest = await keep((into) => writeBackup(pool, into));
      const note = { atMs: Date.now(), showsMs: manifest.madeAtMs };
      const isNoted = await noteInBook(pool, 'backup', note).then(
        () => true,
        () => false,
      );
      return { manifest, description: place.description, isNoted };
    } finally {
      await pool.end();
    }
  } finally {
    await place.close();
  }
};

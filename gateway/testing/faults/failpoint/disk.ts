import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Janitor } from '../../janitor/janitor.ts';

/** PostgreSQL's disk, small enough to be filled. */
export interface FaultDisk {
  /** @returns frees it again */
  fill(): Promise<() => void>;
}

/** Room for some ten thousand tickets and the write-ahead log that `fault-house.ts` allows. */
const SIZE = '640m';
const CHUNK = Buffer.alloc(4_194_304);

/** @returns why a run can't mount one here; null when it can */
export const findDiskObstacle = (): string | null =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['--mount', 'true'], { stdio: 'ignore' }).status === 0
    ? null
    : 'a disk that may be filled needs root on Linux, and the right to mount one';

export const mountDisk = (folder: string, janitor: Janitor, size = SIZE): FaultDisk => {
  janitor.add({ kind: 'mount', path: folder });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'lineboard-faults', folder]);
  const filler = join(folder, 'filler');
  return {
    fill: async () => {
      // Ever smaller pieces, until not one block is left.
      for (let bytes = CHUNK.length; bytes >= 4_096; ) {
        try {
          await appendFile(filler, CHUNK.subarray(0, bytes));
        } catch {
          bytes /= 2;
        }
      }
      return () => rmSync(filler);
    },
  };
};

import { readFileSync, statfsSync } from 'node:fs';

const FOLDER = '/dev/shm';

/** Several times what unit to integration tests were seen to take there at once (0.44 GB). */
const LEAST_FREE_BYTES = 2 * 2 ** 30;

/**
 * Databases and browsers' profiles are thousands of small files, and a test's database, 643 of them, takes ten times
 * the CPU on a disk. Where Linux has a folder in memory, programs may be run from it and there is room, the tests'
 * temporary files lie there. A TMPDIR that was given stays.
 * @returns environment variables
 */
export const filesInMemory = (): { TMPDIR?: string } => {
  const room = findRoom();
  return process.env['TMPDIR'] === undefined && room !== null && isFit(room) ? { TMPDIR: FOLDER } : {};
};

interface Room {
  /** The content of /proc/mounts. */
  mounts: string;
  freeBytes: number;
}

const findRoom = (): Room | null => {
  try {
    const { bavail, bsize } = statfsSync(FOLDER);
    return {
      mounts: readFileSync('/proc/mounts', 'utf8'),
      freeBytes: Math.min(bavail * bsize, process.availableMemory()),
    };
  } catch {
    return null;
  }
};

export const isFit = ({ mounts, freeBytes }: Room): boolean => {
  const options = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, folder, type]) => folder === FOLDER && type === 'tmpfs')?.[3]
    ?.split(',');
  return options?.includes('rw') === true && !options.includes('noexec') && freeBytes >= LEAST_FREE_BYTES;
};

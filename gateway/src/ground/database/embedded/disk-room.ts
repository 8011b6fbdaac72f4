/** Whether the disk has room for what a start writes. Asked before anything is written, and again when it failed. */
import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartRefused } from '../../report/start-refused.ts';

const MB = 1_048_576;

/** The data folder of a new server with the book's tables and its next 16 MB of write-ahead log. */
export const FIRST_START_BYTES = 80 * MB;

/** The next file of write-ahead log, and as much again for what is sorted and cleaned. */
export const LEAST_BYTES = 32 * MB;

/** Copied when the server's account can't reach the installed ones. */
export const PROGRAMS_BYTES = 64 * MB;

/** A folder that can't be asked has room: what comes next says what is wrong with it. */
const countFree = (folder: string): number => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
};

const findThere = (path: string): string =>
  existsSync(path) || dirname(path) === path ? path : findThere(dirname(path));

/** @returns null when there is room */
export const describeFullDisk = (folder: string, neededBytes = LEAST_BYTES): string | null => {
  const free = countFree(findThere(folder));
  if (free >= neededBytes) return null;
  return `The disk of ${folder} is full: ${Math.floor(free / MB)} MB are free, ${neededBytes / MB} MB are needed`;
};

/** @throws StartRefused which folder is full, and how much it takes */
export const requireRoom = (folder: string, neededBytes: number): void => {
  const full = describeFullDisk(folder, neededBytes);
  if (full !== null) throw new StartRefused(`${full}; nothing was changed, make room and start again.`);
};

/** Whether the disk has room for what a start writes. Asked before anything is written, and again when it failed. */
import { statfsSync } from 'node:fs';
import { StartRefused } from '../../report/start-refused.ts';

const MB = 1_048_576;

/** The data folder of a new server with the book's tables and its next 16 MB of write-ahead log. */
export const FIRST_START_BYTES = 80 * MB;

/** The next file of write-ahead log, and as much again for what is sorted and cleaned at the start. */
export const LATER_START_BYTES = 32 * MB;

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

/** @throws StartRefused which folder is full, and how much it takes */
export const requireRoom = (folder: string, bytes: number): void => {
  const free = countFree(folder);
  if (free >= bytes) return;
  throw new StartRefused(
    `The disk of ${folder} is full: ${Math.floor(free / MB)} MB are free and a start takes ${Math.ceil(bytes / MB)} MB; nothing was changed, make room and start again.`,
  );
};

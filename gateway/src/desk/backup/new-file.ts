import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { BackupRefused } from './backup-refused.ts';

const isThere = (path: string): BackupRefused =>
  new BackupRefused(`${path} is there already, and nothing is written over it: name another file.`);

/** Makes the folder's entry survive a power cut. */
const keepEntry = async (path: string): Promise<void> => {
  const folder = await open(dirname(path), 'r');
  await folder.sync().catch(() => undefined);
  await folder.close();
};

/** Never over what is there, also not what came there meanwhile; where links can't be made, as near as can be. */
const moveInPlace = async (beside: string, path: string): Promise<void> => {
  try {
    await link(beside, path);
    await rm(beside);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || existsSync(path)) throw isThere(path);
    await rename(beside, path);
  }
};

/**
 * Writes a file for its owner's eyes alone, which is there whole or not at all: it is written next to its place, and
 * moved there when the disk has it.
 * @throws BackupRefused when something is there, or it can't be written
 */
export const writeNewFile = async <T>(path: string, write: (into: Writable) => Promise<T>): Promise<T> => {
  if (existsSync(path)) throw isThere(path);
  const beside = `${path}.${process.pid}.part`;
  const file = await open(beside, 'wx', 0o600).catch((error: Error) => {
    throw new BackupRefused(`${path} can’t be written: ${error.message}.`);
  });
  try {
    const into = createWriteStream(beside, { fd: file.fd, autoClose: false });
    const written = await write(into);
    if (!into.writableFinished) await once(into.end(), 'finish');
    await file.sync();
    await file.close();
    await moveInPlace(beside, path);
    await keepEntry(path);
    return written;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new BackupRefused(`The disk is full: ${path} was not written. Make room, or name another place.`);
    throw error;
  } finally {
    await file.close().catch(() => undefined);
    await rm(beside, { force: true });
  }
};

import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The data that a running server wrote about itself into its data folder. */
export interface Postmaster {
  pid: number;
  port: number;
  socketDir: string;
}

/** A failed lookup proves nothing about the process: it may fail because no more files can be opened. */
const isOutOfFiles = (error: unknown): boolean =>
  ['EMFILE', 'ENFILE'].includes((error as NodeJS.ErrnoException).code ?? '');

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** @throws what stops it from finding out */
const commandOf = (pid: number): string | null => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    // A thread's id answers here, too; only a whole process counts.
    if (!new RegExp(`^Tgid:\\s+${pid}$`, 'm').test(status)) return null;
    if (/^State:\s+Z/m.test(status)) return null;
    return /^Name:\s+(.*)$/m.exec(status)?.[1] ?? null;
  } catch (error) {
    if (isOutOfFiles(error)) throw error;
    if (process.platform === 'linux') return null;
    const name = spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
    return name === '' ? null : (name.split('/').at(-1) ?? null);
  }
};

/** The server keeps its data folder as working directory, which tells it from another PostgreSQL with a reused id. */
const worksIn = (pid: number, dataDir: string): boolean => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDir);
  } catch {
    return true;
  }
};

/** @throws what stops it from finding out */
export const isPostmaster = (pid: number, dataDir: string): boolean =>
  commandOf(pid) === 'postgres' && worksIn(pid, dataDir);

/** Judges one that ran a moment ago: while nobody can look closer, a living process with its id is taken for it. */
export const isStillPostmaster = (pid: number, dataDir: string): boolean => {
  try {
    return isPostmaster(pid, dataDir);
  } catch {
    return isAlive(pid);
  }
};

/**
 * @returns null when no server runs on the folder; `stale` tells a left-over file from none
 * @throws what stops it from finding out
 */
export const readPostmaster = (dataDir: string): { running: Postmaster | null; stale: boolean } => {
  let lines: string[];
  try {
    lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if (isOutOfFiles(error)) throw error;
    return { running: null, stale: false };
  }
  const pid = Number(lines[0]);
  if (!isPostmaster(pid, dataDir)) return { running: null, stale: true };
  return {
    running: { pid, port: Number(lines[3]) || 5432, socketDir: lines[4]?.trim() ?? '' },
    stale: false,
  };
};

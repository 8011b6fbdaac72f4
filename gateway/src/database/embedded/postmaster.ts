import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** What a running server wrote about itself into its data folder. */
export interface Postmaster {
  pid: number;
  port: number;
  socketDir: string;
}

const commandOf = (pid: number): string | null => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    // A thread's id answers here, too; only a whole process counts.
    if (!new RegExp(`^Tgid:\\s+${pid}$`, 'm').test(status)) return null;
    if (/^State:\s+Z/m.test(status)) return null;
    return /^Name:\s+(.*)$/m.exec(status)?.[1] ?? null;
  } catch {
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

export const isPostmaster = (pid: number, dataDir: string): boolean =>
  commandOf(pid) === 'postgres' && worksIn(pid, dataDir);

/** @returns null when no server runs on the folder; `stale` tells a left-over file from none */
export const readPostmaster = (dataDir: string): { running: Postmaster | null; stale: boolean } => {
  let lines: string[];
  try {
    lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return { running: null, stale: false };
  }
  const pid = Number(lines[0]);
  if (!isPostmaster(pid, dataDir)) return { running: null, stale: true };
  return {
    running: { pid, port: Number(lines[3]) || 5432, socketDir: lines[4]?.trim() ?? '' },
    stale: false,
  };
};

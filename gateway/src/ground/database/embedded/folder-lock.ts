import { spawnSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One gateway per data folder. The lock names a process by id and start time, because ids are used again; a lock
 * whose process is gone belongs to a killed gateway and is taken over.
 */
export type FolderLock = { taken: true; release: () => void } | { taken: false; pid: number };

const startOf = (pid: number): string | null => {
  try {
    // Field 22 of stat, counted after the command's name, which may itself hold blanks and brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    if (process.platform === 'linux') return null;
    const started = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
    return started === '' ? null : started;
  }
};

const holderOf = (path: string): number | null => {
  try {
    const { pid, start } = JSON.parse(readFileSync(path, 'utf8')) as { pid: number; start: string | null };
    return startOf(pid) === start && start !== null ? pid : null;
  } catch {
    return null;
  }
};

export const takeFolderLock = (folder: string): FolderLock => {
  const path = join(folder, 'gateway.lock');
  const own = `${path}.${process.pid}`;
  const content = JSON.stringify({ pid: process.pid, start: startOf(process.pid) });
  try {
    writeFileSync(own, content, { mode: 0o600 });
    for (;;) {
      try {
        linkSync(own, path);
        return {
          taken: true,
          release: () => {
            if (holderOf(path) === process.pid) unlinkSync(path);
          },
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const pid = holderOf(path);
      if (pid !== null) return { taken: false, pid };
      // Renamed rather than removed: of two that saw the dead lock only one moves it. Who then finds that a live
      // lock was moved puts it back; the database's own lock decides the moment between.
      const moved = `${own}.dead`;
      try {
        renameSync(path, moved);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
        throw error;
      }
      const wronged = holderOf(moved);
      if (wronged !== null) {
        renameSync(moved, path);
        return { taken: false, pid: wronged };
      }
      unlinkSync(moved);
    }
  } finally {
    rmSync(own, { force: true });
  }
};

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterPaths } from '../../src/ground/database/embedded/create-cluster.ts';
import { readPostmaster } from '../../src/ground/database/embedded/postmaster.ts';
import { hasEnded } from './has-ended.ts';

/**
 * Test runs that were killed leave their server running, as a killed gateway does. Folders are named after the run's
 * process.
 */
export const stopOrphans = (prefix: string): void => {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? [];
    if (pid === undefined || !hasEnded(Number(pid))) continue;
    const folder = join(tmpdir(), name);
    const lock = join(folder, 'gateway.lock');
    if (existsSync(lock) && !hasEnded((JSON.parse(readFileSync(lock, 'utf8')) as { pid: number }).pid))
      continue;
    const { running } = readPostmaster(clusterPaths(folder).data);
    if (running !== null) process.kill(running.pid, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  }
};

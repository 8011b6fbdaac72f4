/** The other end of `janitor.ts`. */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { clusterPaths } from '../../src/ground/database/embedded/create-cluster.ts';
import { readPostmaster } from '../../src/ground/database/embedded/postmaster.ts';
import { hasEnded } from '../servers/has-ended.ts';
import { descendantsOf, signalTree } from '../servers/process-tree.ts';
import type { EndingSignal, Made } from './janitor.ts';

/** PostgreSQL takes its leave within it, and a gateway that stops its own. */
const LEAVE_WITHIN_MS = { SIGQUIT: 3_000, SIGTERM: 15_000 };

const REMOVED_WITHIN_MS = 5_000;

const endProcess = async (pid: number, signal: EndingSignal): Promise<void> => {
  if (signal === 'SIGKILL') return signalTree(pid, signal);
  // A gateway that is only starting ends at once, and the database that it is making would go on.
  const children = descendantsOf(pid);
  // A frozen one hears nothing else.
  signalTree(pid, 'SIGCONT');
  process.kill(pid, signal);
  const deadline = Date.now() + LEAVE_WITHIN_MS[signal];
  while (!hasEnded(pid) && Date.now() < deadline) await sleep(20);
  for (const each of [pid, ...children]) if (!hasEnded(each)) signalTree(each, 'SIGKILL');
};

/** Whoever was killed just now may still make a file in it. */
const removeFolder = async (path: string): Promise<void> => {
  for (
    const deadline = Date.now() + REMOVED_WITHIN_MS;
    existsSync(path) && Date.now() < deadline;
    await sleep(100)
  )
    try {
      rmSync(path, { recursive: true, force: true });
    } catch {
      // It is looked at again.
    }
};

const undo = async (made: Made): Promise<void> => {
  switch (made.kind) {
    case 'process':
      return endProcess(made.pid, made.signal);
    case 'folder':
      return removeFolder(made.path);
    case 'embedded': {
      const { running } = readPostmaster(clusterPaths(made.dataDir).data);
      return running === null ? undefined : endProcess(running.pid, 'SIGQUIT');
    }
    case 'mount':
      // Lazily: somebody may still look into it.
      return void spawnSync('umount', ['-l', made.path]);
    case 'namespace':
      return void spawnSync('ip', ['netns', 'delete', made.name]);
  }
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const standing = new Map<number, Made>();
for await (const line of createInterface({ input: process.stdin })) {
  const { id, made } = JSON.parse(line) as { id: number; made: Made | null };
  if (made === null) standing.delete(id);
  else standing.set(id, made);
}
for (const made of [...standing.values()].reverse()) await undo(made).catch(() => undefined);

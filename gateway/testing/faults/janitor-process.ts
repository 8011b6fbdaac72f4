/** The other end of `janitor.ts`. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasEnded } from '../servers/has-ended.ts';
import { signalTree } from '../servers/process-tree.ts';
import type { Made } from './janitor.ts';

/** PostgreSQL takes its leave within it. */
const LEAVE_WITHIN_MS = 3_000;

const endProcess = async (pid: number, signal: 'SIGKILL' | 'SIGQUIT'): Promise<void> => {
  if (signal === 'SIGKILL') return signalTree(pid, signal);
  // A frozen one hears nothing else.
  signalTree(pid, 'SIGCONT');
  process.kill(pid, signal);
  const deadline = Date.now() + LEAVE_WITHIN_MS;
  while (!hasEnded(pid) && Date.now() < deadline) await sleep(20);
  if (!hasEnded(pid)) signalTree(pid, 'SIGKILL');
};

const undo = async (made: Made): Promise<void> => {
  switch (made.kind) {
    case 'process':
      return endProcess(made.pid, made.signal);
    case 'folder':
      return rmSync(made.path, { recursive: true, force: true });
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

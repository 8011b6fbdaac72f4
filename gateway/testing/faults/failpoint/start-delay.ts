import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Janitor } from '../../janitor/janitor.ts';

/** Linux's own way to delay packets is a module that many kernels lack, so a small router does it. */
const PROGRAM = 'python3';
const ROUTER = join(import.meta.dirname, 'delay-router.py');

/** @returns why packets can't be delayed here; null when they can */
export const findDelayObstacle = (): string | null => {
  if (!existsSync('/dev/net/tun')) return 'packets are delayed through /dev/net/tun, which is missing';
  return spawnSync(PROGRAM, ['--version']).status === 0
    ? null
    : 'the router that delays packets needs python3';
};

const untilReady = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit').then(() => {
    throw new Error('the router that delays packets ended');
  });
  ended.catch(() => undefined);
  await Promise.race([once(child.stdout!, 'data'), ended]);
};

/** A device in this namespace: what is led into it comes out of it later. @returns ends it */
export const startDelay = async (
  space: string,
  device: string,
  ms: number,
  janitor: Janitor,
): Promise<() => Promise<void>> => {
  const child = spawn('ip', ['netns', 'exec', space, PROGRAM, ROUTER, device, String(ms)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  janitor.watch(child);
  await untilReady(child);
  // What comes out of it has senders that the kernel knows to be elsewhere.
  for (const name of ['all', device])
    execFileSync('ip', ['netns', 'exec', space, 'sysctl', '-qw', `net.ipv4.conf.${name}.rp_filter=0`]);
  return async () => {
    child.kill('SIGKILL');
    await finished(child.stdout!);
  };
};

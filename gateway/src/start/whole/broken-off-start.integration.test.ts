import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { createKillableGateway } from '../../../testing/kill/killable-gateway.ts';
import { CHILD_ENV } from '../../../testing/servers/child-env.ts';
import { findFreePort } from '../../../testing/servers/find-free-port.ts';
import { descendantsOf } from '../../../testing/servers/process-tree.ts';
import { hasEnded } from '../../../testing/servers/has-ended.ts';
import { readPostmaster } from '../../ground/database/embedded/postmaster.ts';

/** The gateway as it ships: its build. */
const SERVER = join(import.meta.dirname, '..', '..', '..', 'dist', 'server.js');

const folder = join(tmpdir(), `lineboard-broken-off-${process.pid}`);
let gateway: ChildProcess | null = null;
afterEach(() => {
  gateway?.kill('SIGKILL');
  const { running } = readPostmaster(join(folder, 'postgres'));
  if (running !== null) process.kill(running.pid, 'SIGQUIT');
  rmSync(folder, { recursive: true, force: true });
});

const start = async (): Promise<ChildProcess> => {
  gateway = spawn(process.execPath, [SERVER], {
    env: {
      ...CHILD_ENV,
      DATA_DIR: folder,
      PORT: String(await findFreePort()),
      FEED: 'simulator',
      NEW_BOOK: 'true',
    },
    stdio: 'ignore',
    // A group of its own, as a terminal gives one to a command.
    detached: true,
  });
  return gateway;
};

/** @throws when it ended before that */
const until = async (child: ChildProcess, isSo: () => boolean): Promise<void> => {
  for (; !isSo(); await sleep(5))
    if (child.exitCode !== null) throw new Error(`the gateway ended with ${child.exitCode}`);
};

const holds = (prefix: string): boolean =>
  existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(prefix));

const isServing = (): boolean => readPostmaster(join(folder, 'postgres')).running !== null;

const serverIsMade = (): boolean => descendantsOf(gateway?.pid ?? 0).length > 0 && holds('postgres.new-');

it.each([
  ['SIGINT', 'to all of a terminal, while the data folder is made', serverIsMade],
  ['SIGTERM', 'to the gateway, while the data folder is made', serverIsMade],
  ['SIGHUP', 'to all of a terminal that is closed, while the server starts', isServing],
] as const)(
  'a first start that got %s %s leaves nothing running and nothing half',
  async (signal, to, isThere) => {
    const child = await start();
    const ended = once(child, 'exit');
    await until(child, isThere);
    const { pid = 0 } = child;
    const children = descendantsOf(pid);
    process.kill(to.startsWith('to all') ? -pid : pid, signal);
    expect(await ended).toEqual([0, null]);
    await vi.waitFor(() => expect(children.filter((each) => !hasEnded(each))).toEqual([]));
    expect([isServing(), holds('postgres.new-'), holds('gateway.lock')]).toEqual([false, false, false]);
  },
);

it('a start that was broken off while the tables were made is followed by one that goes on', async () => {
  const child = await start();
  const ended = once(child, 'exit');
  await until(child, isServing);
  await sleep(300);
  process.kill(child.pid ?? 0, 'SIGTERM');
  expect([await ended, isServing()]).toEqual([[0, null], false]);
  const next = await createKillableGateway({ DATA_DIR: folder });
  await next.start();
  expect([await next.stop(), isServing()]).toEqual([0, false]);
});

import { spawnSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, closeSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findDiskObstacle, mountDisk } from '../../../testing/faults/failpoint/disk.ts';
import { startJanitor } from '../../../testing/janitor/janitor.ts';
import { CHILD_ENV } from '../../../testing/servers/child-env.ts';
import { findFreePort } from '../../../testing/servers/find-free-port.ts';
import { recordUnrun } from '../../../testing/servers/requires.ts';

/** The gateway as it ships: its build. */
const SERVER = join(import.meta.dirname, '..', '..', '..', 'dist', 'server.js');

const obstacle = findDiskObstacle();
if (obstacle !== null) recordUnrun(`A full disk: ${obstacle}.`);

describe.skipIf(obstacle !== null)('a gateway on a full disk', () => {
  const disk = join(tmpdir(), `lineboard-full-${process.pid}`);
  const folder = join(disk, 'data');
  const logFile = join(disk, 'log');
  const janitor = startJanitor();
  let port: number;
  beforeAll(async () => {
    janitor.add({ kind: 'folder', path: disk });
    mkdirSync(disk);
    janitor.add({ kind: 'embedded', dataDir: folder });
    port = await findFreePort();
  });
  afterAll(() => janitor.close());

  const env = () => ({
    ...CHILD_ENV,
    DATA_DIR: folder,
    PORT: String(port),
    DEMO: 'true',
    LOG_LEVEL: 'debug',
  });

  /** On the same disk as its data, as who runs a book from one folder has it. */
  const start = () => {
    const log = openSync(logFile, 'a');
    const gateway = spawn(process.execPath, [SERVER], { env: env(), stdio: ['ignore', log, log] });
    closeSync(log);
    janitor.watch(gateway, 'SIGTERM');
    return gateway;
  };
  const readReady = async (): Promise<unknown> => {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
    return ((await ready.json()) as { database: boolean }).database;
  };
  const untilDatabase = (isUp: boolean) =>
    vi.waitFor(async () => expect(await readReady()).toBe(isUp), { timeout: 60_000, interval: 100 });
  const refusal = () => {
    const { status, stderr } = spawnSync(process.execPath, [SERVER], { env: env(), encoding: 'utf8' });
    return [status, stderr];
  };

  it('refuses a start in one line, is not damaged while it runs, and goes on once there is room', async () => {
    const { fill } = mountDisk(disk, janitor, '160m');
    let free = await fill();
    const line = new RegExp(
      `^The disk of ${folder} is full: 0 MB are free, 32 MB are needed; .*start again\\.\\n$`,
    );
    expect(refusal()).toEqual([1, expect.stringMatching(line)]);
    expect(readdirSync(disk)).toEqual(['filler']);
    free();

    const gateway = start();
    await vi.waitFor(() => untilDatabase(true), { timeout: 60_000 });
    free = await fill();
    await untilDatabase(false);
    // Long enough for its log to want room, too.
    for (let call = 0; call < 100; call++) await readReady();
    free();
    await untilDatabase(true);
    await sleep(100);
    expect(readFileSync(logFile, 'utf8')).toMatch(
      new RegExp(`"disk":"The disk of ${folder} is full: 0 MB are free, 32 MB are needed"`),
    );
    const ended = once(gateway, 'exit');
    gateway.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);

    free = await fill();
    expect(refusal()).toEqual([1, expect.stringMatching(line)]);
    free();
    const again = start();
    await vi.waitFor(() => untilDatabase(true), { timeout: 60_000 });
    const endedAgain = once(again, 'exit');
    again.kill('SIGTERM');
    expect(await endedAgain).toEqual([0, null]);
  });
});

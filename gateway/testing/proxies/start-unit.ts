import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../servers/find-free-port.ts';
import { settingOf } from './check-unit.ts';

const UP_WITHIN_MS = 60_000;
/** `nobody`: the account of the unit isn't there. */
const UNPRIVILEGED = { uid: 65_534, gid: 65_534 };

const isUp = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

const untilUp = async (gateway: ChildProcess, origin: string, said: () => string): Promise<void> => {
  const deadline = Date.now() + UP_WITHIN_MS;
  while (!(await isUp(origin))) {
    if (gateway.exitCode !== null || Date.now() > deadline) throw new Error(`it did not start:\n${said()}`);
    await sleep(100);
  }
};

/**
 * Starts what the unit starts, where and as it does: its command in its folder, under an account that is not root, with
 * its umask and, where this machine allows as many, its limit of open files; and stops it as systemd does, within the
 * time that the unit gives.
 */
export const startUnit = async (): Promise<void> => {
  const state = mkdtempSync(join(tmpdir(), 'lineboard-unit-'));
  chmodSync(state, 0o777);
  const port = await findFreePort();
  const set = `umask ${settingOf('UMask')}; ulimit -n ${settingOf('LimitNOFILE')} 2>/dev/null; exec`;
  const gateway = spawn('sh', ['-c', `${set} ${settingOf('ExecStart')}`], {
    ...(process.getuid?.() === 0 && UNPRIVILEGED),
    cwd: settingOf('WorkingDirectory'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: '/usr/bin:/bin',
      PORT: String(port),
      DATA_DIR: join(state, 'data'),
      NEW_BOOK: 'true',
      FEED: 'push',
      FEED_PUSH_TOKENS: 'mover:a-token-of-sixteen-letters',
    },
  });
  let said = '';
  for (const stream of [gateway.stdout, gateway.stderr])
    stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4_000)));
  try {
    await untilUp(gateway, `http://127.0.0.1:${port}`, () => said);
    const ended = once(gateway, 'exit') as Promise<[code: number | null]>;
    gateway.kill('SIGTERM');
    const late = sleep(Number(settingOf('TimeoutStopSec')) * 1000, 'late' as const, { ref: false });
    const [code] = await Promise.race([ended, late.then((word) => [word] as const)]);
    if (code !== 0) throw new Error(`it ended with ${code}:\n${said}`);
  } finally {
    gateway.kill('SIGKILL');
    rmSync(state, { recursive: true, force: true });
  }
};

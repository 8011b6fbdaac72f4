import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../machine/free-port.ts';
import { exitOnSignal } from '../machine/exit-on-signal.ts';

export interface RedisProcess {
  pid: number;
  url: string;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 10_000;

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (isThere: boolean) => (): void => {
      socket.destroy();
      resolve(isThere);
    };
    socket.on('connect', end(true)).on('error', end(false));
  });

/** A Redis of our own on loopback that keeps nothing. @throws Error when this machine has no `redis-server` */
export const startRedis = async (): Promise<RedisProcess> => {
  const port = await findFreePort();
  const folder = await mkdtemp(join(tmpdir(), 'lineboard-redis-'));
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', [...settings, '--dir', folder], { stdio: 'ignore' });
  let failed: Error | null = null;
  child.on('error', (error) => {
    failed = error;
  });
  const killNow = (): void => void child.kill('SIGKILL');
  process.once('exit', killNow);
  const stop = async (): Promise<void> => {
    process.off('exit', killNow);
    letGo();
    if (failed === null && child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  const letGo = exitOnSignal(stop);
  const giveUpAt = Date.now() + START_LIMIT_MS;
  while (!(await answers(port))) {
    if (failed !== null || Date.now() > giveUpAt) {
      await stop();
      throw new Error(`redis-server did not start: ${String(failed ?? 'no answer')}`);
    }
    await sleep(50);
  }
  return { pid: child.pid!, url: `redis://127.0.0.1:${port}`, stop };
};

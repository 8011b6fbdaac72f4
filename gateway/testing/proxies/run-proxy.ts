import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { configure, type Proxy, type ProxyPlace } from './proxies.ts';

const UP_WITHIN_MS = 15_000;

const takesConnections = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

/** Starts the program with the shipped file. @returns how to stop it @throws with what it said when it doesn't start */
export const runProxy = async (proxy: Proxy, place: ProxyPlace): Promise<() => Promise<void>> => {
  const configuration = join(place.folder, `${proxy.program}.conf`);
  writeFileSync(configuration, configure(proxy, readFileSync(proxy.file, 'utf8'), place));
  const env = { PATH: process.env['PATH'], HOME: place.folder };
  const child = spawn(proxy.program, proxy.start(configuration), { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4_000)));
  const deadline = Date.now() + UP_WITHIN_MS;
  while (!(await takesConnections(place.port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`${proxy.program} did not start:\n${said}`);
    }
    await sleep(50);
  }
  return async () => {
    child.kill('SIGTERM');
    await exited;
  };
};

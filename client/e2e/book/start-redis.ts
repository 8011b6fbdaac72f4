import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';

/** Undefined where it isn't installed; apt-get install redis-server brings it. */
export const redisServer = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'redis-server'))
  .find(existsSync);

export interface RedisUnderTest {
  url: string;
  stop(): Promise<void>;
}

/** A Redis that keeps nothing, for gateways that share a line log. */
export const startRedis = async (): Promise<RedisUnderTest> => {
  const finder = createServer().listen(0, '127.0.0.1');
  await once(finder, 'listening');
  const { port } = finder.address() as { port: number };
  finder.close();
  const server = spawn(redisServer ?? '', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
    stdio: 'ignore',
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
};

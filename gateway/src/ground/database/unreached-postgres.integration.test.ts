import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDatabaseLoss } from './is-database-loss.ts';
import { PatientClient } from './patient-client.ts';

/** Listens, takes nothing, and has a queue that is soon full: from then on the kernel leaves out who knocks. */
const DEAF = `
  const server = require('node:net').createServer();
  server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    process.send(server.address().port, () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
  });
`;

describe('a server that isn’t reached', () => {
  const deaf = fork('-e', [DEAF], { execArgv: [], stdio: 'ignore' });
  const waiting: Socket[] = [];
  let port = 0;
  beforeAll(async () => {
    [port] = (await once(deaf, 'message')) as [number];
    for (let at = 0; at < 4; at += 1) waiting.push(connect(port, '127.0.0.1').on('error', () => undefined));
  });
  afterAll(() => {
    for (const socket of waiting) socket.destroy();
    deaf.kill('SIGKILL');
  });

  it('is given up before one that takes the connection and says nothing', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port: silentPort } = silent.address() as { port: number };
    const open = async (name: string, at: number): Promise<string> => {
      const failed = await new PatientClient({ host: '127.0.0.1', port: at, user: 'nobody' })
        .connect()
        .catch((error: Error) => error);
      expect(isDatabaseLoss(failed)).toBe(true);
      return name;
    };
    const both = [open('silent', silentPort), open('not reached', port)];
    expect(await Promise.race(both)).toBe('not reached');
    await Promise.all(both);
    silent.close();
  });
});

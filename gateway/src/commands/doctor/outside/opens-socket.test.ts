import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { opensSocket } from './opens-socket.ts';

afterEach(() => void vi.useRealTimers());

it('knows that no WebSocket comes through as soon as the connection ends, before its time is over', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  server.on('upgrade', (_asked, socket) =>
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'),
  );
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  expect(await opensSocket(`http://127.0.0.1:${port}`)).toBe(false);
  server.close();
});

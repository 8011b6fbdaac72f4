import { createServer } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { findConnectionRoom, readFileLimit, turnAwayBeyond } from './open-files.ts';

it('keeps files for the database and the gateway itself, and connections for calls', () => {
  expect(findConnectionRoom(1_024, 12)).toEqual({ connections: 912, sockets: 820 });
  expect(findConnectionRoom(300, 400)).toEqual({ connections: 64, sockets: 57 });
  expect(findConnectionRoom(null, 12)).toBeNull();
});

it('refuses a start within which next to nobody has room, in one line', () => {
  expect(() => findConnectionRoom(255, 12)).toThrow(
    /^Only 255 files may be open, a gateway takes 256 or more\. .+$/,
  );
});

it('reads the limit of this process', () => {
  expect(readFileLimit() ?? Infinity).toBeGreaterThan(100);
});

it('closes connections beyond the room, says so, and has room again', async () => {
  const said: unknown[] = [];
  const server = createServer((_request, response) => response.end('here'));
  turnAwayBeyond(server, 2, { failed: (...failure) => void said.push(failure) });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const open = () => connect(port, '127.0.0.1');
  const [first, second] = [open(), open()];
  await Promise.all([once(first, 'connect'), once(second, 'connect')]);
  const third = open();
  third.resume();
  await once(third, 'close');
  expect(said).toMatchObject([
    ['turnedAway', { message: expect.stringContaining('LimitNOFILE') }, { connections: 2 }],
  ]);
  const closed = once(first, 'close');
  first.end();
  await closed;
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
  second.destroy();
  server.closeAllConnections();
  server.close();
});

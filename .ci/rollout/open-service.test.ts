import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { type Endpoint, openService, type Service } from './open-service.ts';

const closers: Array<() => void> = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

/** A pod that says its name to everybody, and again to whoever says something. */
const startPod = async (name: string): Promise<Endpoint> => {
  const server = createServer((socket) => {
    socket.write(name);
    socket.on('data', () => socket.write(name)).on('error', () => undefined);
  });
  const port = await listen(server);
  closers.push(() => server.close());
  return { address: '127.0.0.1', port };
};

const startService = async (lagMs: number): Promise<{ service: Service; port: number }> => {
  const free = createServer();
  const port = await listen(free);
  free.close();
  await once(free, 'close');
  const service = await openService(port, lagMs);
  closers.push(service.close);
  return { service, port };
};

const callIn = async (port: number) => {
  const socket = connect(port, '127.0.0.1');
  closers.push(() => socket.destroy());
  socket.on('error', () => undefined);
  const said = await Promise.race([
    once(socket, 'data').then(([data]) => String(data)),
    once(socket, 'close').then(() => 'nobody'),
  ]);
  return { socket, said };
};

const whoAnswers = async (port: number): Promise<string[]> => {
  const said = await Promise.all(Array.from({ length: 4 }, async () => (await callIn(port)).said));
  return [...new Set(said)].toSorted();
};

it('leads to new pods at once, and to one that goes for a while yet', async () => {
  const [one, two] = [await startPod('one'), await startPod('two')];
  const { service, port } = await startService(60_000);
  expect(await whoAnswers(port)).toEqual(['nobody']);
  service.tell([one]);
  expect(await whoAnswers(port)).toEqual(['one']);
  service.tell([two]);
  for (let round = 0; round < 5; round++) expect(await whoAnswers(port)).toEqual(['one', 'two']);
});

it('leads nobody to a pod that is gone, and leaves open connections where they are', async () => {
  const [one, two] = [await startPod('one'), await startPod('two')];
  const { service, port } = await startService(1);
  service.tell([one]);
  const { socket } = await callIn(port);
  service.tell([two]);
  await vi.waitFor(async () => expect(await whoAnswers(port)).toEqual(['two']));
  socket.write('still there?');
  const [said] = await once(socket, 'data');
  expect(String(said)).toBe('one');
});

it('keeps a pod that comes back before it was forgotten', async () => {
  const [one, two] = [await startPod('one'), await startPod('two')];
  const { service, port } = await startService(1);
  service.tell([one, two]);
  service.tell([two]);
  service.tell([one, two]);
  // A third pod is forgotten later than the first would have been.
  const three = await startPod('three');
  service.tell([one, two, three]);
  service.tell([one, two]);
  await vi.waitFor(async () => expect(await whoAnswers(port)).toEqual(['one', 'two']));
});

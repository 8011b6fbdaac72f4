import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createProviderHealth } from './provider-health.ts';

let provider: Server;
let origin: string;
let status: number | 'none' = 200;
let asked: string[] = [];

beforeAll(async () => {
  provider = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (status === 'none') request.socket.destroy();
    else response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end();
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(() => provider.close());
beforeEach(() => {
  asked = [];
  status = 200;
});

const watch = () => {
  const changes: object[] = [];
  const health = createProviderHealth([origin], (change) => changes.push(change));
  const isOut = async (answer: typeof status): Promise<boolean> => {
    status = answer;
    await health.check();
    return health.isOut({ address: `${origin}/casino?game=1` });
  };
  return { health, changes, isOut };
};

it('a provider is out when it has missed two looks in a row, and back with its first answer', async () => {
  const { changes, isOut } = watch();
  expect(await isOut(200)).toBe(false);
  expect(await isOut('none')).toBe(false);
  expect(await isOut(404)).toBe(false);
  expect(await isOut(503)).toBe(false);
  expect(await isOut('none')).toBe(true);
  expect(await isOut(502)).toBe(true);
  expect(await isOut(302)).toBe(false);
  expect(changes).toEqual([
    { origin, isOut: true },
    { origin, isOut: false },
  ]);
});

it('each look is one small call to the provider’s own origin, and nobody else is asked', async () => {
  const { health } = watch();
  status = 302;
  await health.check();
  expect(asked).toEqual(['HEAD /']);
  expect(health.isOut({ address: 'https://nobody.example/' })).toBe(false);
});

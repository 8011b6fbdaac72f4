import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { findFreePort } from '../../testing/servers/find-free-port.ts';
import { AnswerLost, createHttpRunner } from './http-runner.ts';

const COMMAND = {
  name: 'cash in',
  input: { customerId: 'PETE', amount: 12.5 },
  idempotencyKey: 'k',
} as const;

let server: Server;
afterEach(() => void server?.close());

const listen = async (listener: RequestListener): Promise<string> => {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** The substitute for an answer that is lost on the way. */
const LOSSES = {
  cut: (answer) => answer.destroy(),
  'a 504': (answer) => answer.writeHead(504).end('<html>'),
  'a redirect': (answer) => answer.writeHead(302, { location: '/elsewhere' }).end(),
  'a page': (answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>'),
  'an empty 200': (answer) => answer.end(),
  'a 403 of a proxy': (answer) => answer.writeHead(403).end('{"message":"Forbidden"}'),
  'a 429 of a proxy': (answer) => answer.writeHead(429).end('{"error":{"code":429,"message":"Slow down"}}'),
} as const satisfies Record<string, (answer: ServerResponse) => void>;

const HOW = Object.keys(LOSSES) as Array<keyof typeof LOSSES>;

/** @param lose how many answers are lost on the way, and how */
const serve = async (lose: number, how: keyof typeof LOSSES) => {
  const keys: unknown[] = [];
  const origin = await listen((request, answer) => {
    keys.push(request.url === '/elsewhere' ? 'followed' : request.headers['idempotency-key']);
    if (keys.length > lose) answer.end('{"balance":12.5}');
    else LOSSES[how](answer);
  });
  return { keys, runner: createHttpRunner(origin, 'token', [1, 1]) };
};

it.each(HOW)('asks by the same key for an answer that was lost (%s)', async (how) => {
  const { keys, runner } = await serve(2, how);
  expect(await runner.run(COMMAND)).toEqual({ ok: true, answer: { balance: 12.5 } });
  expect(keys).toEqual(['k', 'k', 'k']);
});

it.each(HOW)('says that nobody knows when the answer stays lost (%s)', async (how) => {
  const { keys, runner } = await serve(99, how);
  await expect(runner.run(COMMAND)).rejects.toThrow(AnswerLost);
  expect(keys).toHaveLength(3);
});

it('says where a redirect leads', async () => {
  const { runner } = await serve(99, 'a redirect');
  await expect(runner.run(COMMAND)).rejects.toThrow('answered 302, to /elsewhere');
});

it.each([
  [409, { code: 'customerUnknown', message: 'No such customer.', field: 'customerId' }],
  [500, { code: 'internal' }],
  [429, { code: 'rateLimited', params: { retryAfterMs: 5 } }],
])('takes the gateway’s own %i for its answer', async (status, error) => {
  const origin = await listen((_, answer) => answer.writeHead(status).end(JSON.stringify({ error })));
  const answer = await createHttpRunner(origin, 'token', []).run(COMMAND);
  expect(answer).toMatchObject({ ok: false, code: error.code });
});

it('does not speak of a lost answer where nobody was asked', async () => {
  const runner = createHttpRunner(`http://127.0.0.1:${await findFreePort()}`, 'token', [1]);
  await expect(runner.run(COMMAND)).rejects.not.toThrow(AnswerLost);
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
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

/** @param lose how many answers are lost on the way, and whether a proxy says so */
const serve = async (lose: number, how: 'cut' | 'status') => {
  const keys: unknown[] = [];
  server = createServer((request, answer) => {
    keys.push(request.headers['idempotency-key']);
    if (keys.length > lose) answer.end('{"balance":12.5}');
    else if (how === 'cut') request.socket.destroy();
    else answer.writeHead(504).end('<html>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { keys, runner: createHttpRunner(`http://127.0.0.1:${port}`, 'token', [1, 1]) };
};

it.each(['cut', 'status'] as const)('asks by the same key for an answer that was lost (%s)', async (how) => {
  const { keys, runner } = await serve(2, how);
  expect(await runner.run(COMMAND)).toEqual({ ok: true, answer: { balance: 12.5 } });
  expect(keys).toEqual(['k', 'k', 'k']);
});

it.each(['cut', 'status'] as const)('says that nobody knows when the answer stays lost (%s)', async (how) => {
  const { keys, runner } = await serve(99, how);
  await expect(runner.run(COMMAND)).rejects.toThrow(AnswerLost);
  expect(keys).toHaveLength(3);
});

it('does not speak of a lost answer where nobody was asked', async () => {
  const runner = createHttpRunner(`http://127.0.0.1:${await findFreePort()}`, 'token', [1]);
  await expect(runner.run(COMMAND)).rejects.not.toThrow(AnswerLost);
});

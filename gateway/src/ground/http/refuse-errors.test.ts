import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { Writable } from 'node:stream';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { isDatabaseLoss } from '../database/is-database-loss.ts';
import { readJsonBodies } from './read-json-bodies.ts';
import { refuseErrors } from './refuse-errors.ts';

const create = () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = fastify({ logger: { level: 'debug', stream } });
  const noted: unknown[] = [];
  refuseErrors(app, {
    note: (error) => {
      noted.push(error);
      return isDatabaseLoss(error);
    },
  });
  readJsonBodies(app);
  app.post('/bare', async () => ({ done: true }));
  app.post('/named', { schema: { body: { type: 'object', required: ['name'] } } }, async () => ({
    done: true,
  }));
  app.post('/lost', async () => {
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  });
  return { app, lines, noted };
};

it.each(['application/json', 'application/json; charset=utf-8'])(
  'a call without a body is one, though it calls itself %s',
  async (type) => {
    const { app } = create();
    const post = (url: string) => app.inject({ method: 'POST', url, headers: { 'content-type': type } });
    expect((await post('/bare')).json()).toEqual({ done: true });
    const refused = await post('/named');
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { error: { code: 'badRequest' } }]);
  },
);

it.each([
  '{',
  'null',
  '[]',
  '"x"',
  '{"__proto__":{"name":1}}',
  '{"constructor":{"prototype":{"name":1}}}',
  '\u0000',
])('a body that is not what the route takes is answered with a code: %s', async (payload) => {
  const { app } = create();
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: '/named', headers, payload });
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: { code: 'badRequest' } }]);
});

it('a database that is away is unavailable, and noted', async () => {
  const { app, noted } = create();
  const answer = await app.inject({ method: 'POST', url: '/lost' });
  expect([answer.statusCode, answer.json()]).toEqual([503, { error: { code: 'unavailable' } }]);
  expect(noted).toHaveLength(1);
});

it('an upload that the client breaks off says nothing of the database', async () => {
  const { app, lines, noted } = create();
  const failed = new Promise((resolve) =>
    app.addHook('onError', async (_request, _reply, error) => resolve(error)),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const request = once(app.server, 'request');
  socket.write(
    'POST /named HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"na',
  );
  await request;
  socket.resetAndDestroy();
  expect(await failed).toMatchObject({ code: 'ECONNRESET' });
  // The hook comes before the handler that says what became of it.
  await setImmediate();
  expect(noted).toEqual([]);
  expect(lines.join('')).not.toContain('database');
  await app.close();
});

it('reads past a body that is too large, so that its refusal gets through and the next call, too', async () => {
  const { app } = create();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const head = (bytes: number): string =>
    `POST /named HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`;
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  socket.write(head(5_000_000));
  socket.write('x'.repeat(5_000_000));
  socket.write(head(20_000_000));
  await once(socket, 'end');
  const refusals = said.split('HTTP/1.1 413 ').slice(1);
  expect(refusals.map((refusal) => /^connection: close/im.test(refusal))).toEqual([false, true]);
  await app.close();
});

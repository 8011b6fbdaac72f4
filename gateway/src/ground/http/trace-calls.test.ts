import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTrustsProxy, type TrustedProxies } from '../caller/trusted-proxies.ts';
import { NO_TRACES, type SpanOrigin, type Traces } from '../traces/traces.ts';
import { traceCalls } from './trace-calls.ts';

const LINKED = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
const PROXY = { networks: [{ address: '10.0.0.0', prefix: 8, family: 'ipv4' }] } as TrustedProxies;

let app: FastifyInstance;
let begun: SpanOrigin[];
let ended: number;

beforeEach(() => {
  begun = [];
  ended = 0;
});
afterEach(() => app.close());

const open = (proxies: TrustedProxies): void => {
  const traces: Traces = {
    ...NO_TRACES,
    begin: (name, origin = {}) => {
      begun.push(origin);
      return { ...NO_TRACES.begin(name), end: () => void (ended += 1) };
    },
  };
  app = fastify();
  traceCalls(app, traces, createTrustsProxy(proxies));
  app.post('/money', { config: { movesMoney: true } }, () => 'done');
  app.post('/other', () => 'done');
};
const call = (remoteAddress: string, traceparent: string | string[] = LINKED, url = '/money') =>
  app.inject({ method: 'POST', url, remoteAddress, headers: { traceparent } });

it('links a call to where a trusted proxy says that it came from, and makes it no part of that', async () => {
  open(PROXY);
  await call('10.1.2.3');
  expect(begun).toMatchObject([{ parent: null, links: [LINKED], title: 'POST /money' }]);
});

it('takes no word of anybody else, nor of nobody in front', async () => {
  open(PROXY);
  await call('192.0.2.7');
  await app.close();
  open({ hops: 0 });
  await call('127.0.0.1');
  expect(begun).toMatchObject([
    { parent: null, links: [] },
    { parent: null, links: [] },
  ]);
});

it.each([
  '',
  'x'.repeat(10_000),
  `${LINKED}, ${LINKED}`,
  LINKED.toUpperCase(),
  LINKED.replace(/^00/, 'ff'),
  LINKED.replaceAll('a', '0'),
  '00-"><script>-b-01',
])('links to nothing that is no traceparent (%#)', async (traceparent) => {
  open(PROXY);
  expect((await call('10.1.2.3', traceparent)).statusCode).toBe(200);
  expect(begun).toMatchObject([{ parent: null, links: [] }]);
});

it('makes no span of a call that moves neither money nor lines', async () => {
  open(PROXY);
  await call('10.1.2.3', LINKED, '/other');
  expect(begun).toEqual([]);
});

it('ends the span of each call', async () => {
  open(PROXY);
  await call('10.1.2.3');
  expect(ended).toBeGreaterThan(0);
});

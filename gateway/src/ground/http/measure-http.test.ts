import { fastify, LogController } from 'fastify';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Metrics } from '../report/metrics.ts';
import { measureHttp } from './measure-http.ts';

interface Line {
  level: number;
  msg: string;
  route?: string;
  caller?: string;
}
const LEVELS: Readonly<Record<number, string>> = { 20: 'debug', 30: 'info', 40: 'warn' };

let lines: Line[];
let registry: Registry;
let app: ReturnType<typeof open>;

const open = () => {
  const served = fastify({
    logger: { level: 'debug', stream: { write: (text: string) => void lines.push(JSON.parse(text)) } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  measureHttp(served, { registry } as Metrics);
  served.get<{ Params: { status: string } }>('/answers/:status', ({ params }, reply) =>
    reply.status(Number(params.status)).send(''),
  );
  served.post('/money', { config: { movesMoney: true } }, (request) => {
    request.callerName = 'ANNA';
    return 'done';
  });
  return served;
};

beforeEach(() => {
  lines = [];
  registry = new Registry();
  app = open();
});
afterEach(() => app.close());

const countOf = async (method: string, route: string, status: string) => {
  const [metric] = await registry.getMetricsAsJSON();
  const counts = (metric?.values ?? []) as { metricName?: string; labels: object; value: number }[];
  return counts.find(
    ({ metricName, labels }) =>
      metricName === 'lineboard_http_seconds_count' &&
      JSON.stringify(labels) === JSON.stringify({ method, route, status }),
  )?.value;
};
const answered = () =>
  lines
    .filter(({ msg }) => msg.startsWith('answered'))
    .map(({ level, msg, route, caller }) => [
      LEVELS[level],
      msg,
      route,
      ...(caller === undefined ? [] : [caller]),
    ]);

describe('every call', () => {
  it('is counted by its route, not by its address, and by its status', async () => {
    await app.inject('/answers/200');
    await app.inject('/answers/200');
    await app.inject('/answers/404');
    expect(await countOf('GET', '/answers/:status', '200')).toBe(2);
    expect(await countOf('GET', '/answers/:status', '404')).toBe(1);
  });

  it('that nobody answers is counted as one route, so that made-up addresses add no labels', async () => {
    await app.inject('/made-up-1');
    await app.inject('/made-up-2');
    expect(await countOf('GET', 'unknown', '404')).toBe(2);
  });

  it.each([
    ['debug', 200],
    ['debug', 404],
    ['debug', 503],
    ['warn', 500],
  ])('is a line of level %s in the log when it is answered by %i', async (level, status) => {
    await app.inject(`/answers/${status}`);
    expect(answered()).toEqual([[level, 'answered', '/answers/:status']]);
  });

  it('that moves money is a line with its caller', async () => {
    await app.inject({ method: 'POST', url: '/money' });
    expect(answered()).toEqual([['info', 'answered a call that moves money', '/money', 'ANNA']]);
  });
});

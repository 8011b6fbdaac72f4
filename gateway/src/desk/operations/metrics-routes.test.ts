import { fastify } from 'fastify';
import { expect, it, vi } from 'vitest';
import { createMetrics } from '../../ground/report/metrics.ts';
import { metricsRoutes } from './metrics-routes.ts';

const create = (token: string | null) => {
  const app = fastify();
  const metrics = createMetrics();
  const clock = { ms: 0 };
  const written = vi.spyOn(metrics.registry, 'metrics');
  metricsRoutes(app, { metrics, token, nowMs: () => clock.ms });
  const statusOf = async (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    (await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode;
  return { app, clock, written, statusOf };
};

it('without a token are for this machine alone, and not for callers through a proxy on it', async () => {
  const { statusOf } = create(null);
  expect([await statusOf(), await statusOf({}, '::1'), await statusOf({}, '::ffff:127.0.0.1')]).toEqual([
    200, 200, 200,
  ]);
  for (const address of ['10.0.0.1', '::ffff:10.0.0.1', '2001:db8::1'])
    expect(await statusOf({}, address)).toBe(404);
  for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect(await statusOf({ [header]: '127.0.0.1' })).toBe(404);
});

it('with a token, are open to its holder from anywhere', async () => {
  const { statusOf } = create('a-token-of-some-length');
  expect(await statusOf({ authorization: 'Bearer a-token-of-some-length' }, '10.0.0.1')).toBe(200);
  for (const authorization of ['', 'Bearer', 'Bearer a-token-of-some-lengt', 'a-token-of-some-length'])
    expect(await statusOf({ authorization })).toBe(404);
});

it('are written down once a second, however many ask', async () => {
  const { app, clock, written, statusOf } = create(null);
  await Promise.all(Array.from({ length: 20 }, () => statusOf()));
  clock.ms = 999;
  await statusOf();
  expect(written).toHaveBeenCalledTimes(1);
  clock.ms = 1_000;
  expect((await app.inject('/metrics')).body).toContain('lineboard_logins_total');
  expect(written).toHaveBeenCalledTimes(2);
});

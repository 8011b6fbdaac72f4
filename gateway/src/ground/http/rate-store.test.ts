import fastifyRateLimit from '@fastify/rate-limit';
import { fastify } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { RATE_STORE } from './rate-store.ts';

afterEach(() => void vi.useRealTimers());

it('counts each address in windows, which a clock that is set back makes no longer', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 1_800_000_000_000 });
  const app = fastify();
  await app.register(fastifyRateLimit, { ...RATE_STORE, max: 2, timeWindow: 60_000 });
  app.get('/', () => 'here');
  const ask = async (remoteAddress = '10.0.0.1'): Promise<number> =>
    (await app.inject({ url: '/', remoteAddress })).statusCode;
  expect([await ask(), await ask(), await ask(), await ask('10.0.0.2')]).toEqual([200, 200, 429, 200]);
  vi.setSystemTime(1_800_000_000_000 - 40 * 86_400_000);
  vi.advanceTimersByTime(59_000);
  expect(await ask()).toBe(429);
  vi.advanceTimersByTime(1_000);
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  await app.close();
});

import { firstValueFrom } from 'rxjs';
import { expect, it } from 'vitest';
import { openConfiguredRedis } from './open-configured-redis.ts';
import { readConfig } from './read-config.ts';

const open = (env: Record<string, string>) => {
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.mistake);
  return openConfiguredRedis(read.config);
};

it('a gateway without Redis runs alone', async () => expect(await open({})).toBeNull());

it('one Redis is where its address says', async () => {
  const redis = await open({ REDIS_URL: 'redis://127.0.0.1:6380' });
  expect(await firstValueFrom(redis!.url$)).toBe('redis://127.0.0.1:6380');
});

it('sentinels need the name by which they know the primary', async () => {
  await expect(open({ REDIS_SENTINELS: 'redis://127.0.0.1:1' })).rejects.toThrow(
    'REDIS_SENTINELS is set and REDIS_URL isn’t',
  );
});

it('with sentinels nothing is known before they have answered', async () => {
  const redis = await open({ REDIS_URL: 'redis://lineboard', REDIS_SENTINELS: 'redis://127.0.0.1:1' });
  const urls: string[] = [];
  redis!.url$.subscribe((url) => void urls.push(url));
  redis!.close();
  expect(urls).toEqual([]);
});

it.each([
  '127.0.0.1:26379',
  'http://a:1',
  'redis://a:1,,redis://b:1',
  Array(10).fill('redis://a:1').join(','),
])('REDIS_SENTINELS takes no %s, and doesn’t repeat it', (value) => {
  const read = readConfig({ REDIS_SENTINELS: value });
  expect(read.ok ? '' : read.mistake).toMatch(
    /^REDIS_SENTINELS got a value that is not shown, it takes 1 to 9/,
  );
});

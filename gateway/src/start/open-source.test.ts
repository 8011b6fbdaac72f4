import { expect, it } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { openSource } from './open-source.ts';

const open = (env: Record<string, string>) => {
  const result = readConfig(env);
  if (!result.ok) throw new Error(result.mistake);
  return openSource(result.config, 0);
};

it('isn’t opened with tokens of push feeds of which nobody could tell whose they are', async () => {
  const tokensOf = (...pairs: string[]) => open({ FEED: 'push', FEED_PUSH_TOKENS: pairs.join(',') });
  const [first, second] = ['a-token-of-enough-length', 'b-token-of-enough-length'];
  await expect(tokensOf(`mover:${first}`, `mover:${second}`)).rejects.toThrow(
    'FEED_PUSH_TOKENS got two tokens of the feed mover; it takes one for each feed, and each of its own.',
  );
  await expect(tokensOf(`mover:${first}`, `props:${second}`, `late:${first}`)).rejects.toThrow(
    'FEED_PUSH_TOKENS got the same token for the feeds mover and late;',
  );
  await expect(tokensOf(`mover:${first}`, `props:${second}`)).resolves.toMatchObject({ clock: null });
});

it('needs a key for the odds provider, and allows push feeds next to it, since its times are real', async () => {
  await expect(open({ FEED: 'odds-api' })).rejects.toThrow('ODDS_API_KEY got nothing');
  const source = await open({
    FEED: 'odds-api',
    ODDS_API_KEY: '0123456789abcdef',
    FEED_PUSH_TOKENS: 'mover:a-token-of-enough-length',
  });
  expect([source.clock, source.create === null]).toEqual([null, false]);
});

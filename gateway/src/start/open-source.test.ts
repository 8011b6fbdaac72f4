import { expect, it } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { openSource } from './open-source.ts';

it('of the odds provider has to have a key, and stands beside push feeds, since its times are real', async () => {
  const open = (env: Record<string, string>) => {
    const result = readConfig({ FEED: 'odds-api', ...env });
    if (!result.ok) throw new Error(result.line);
    return openSource(result.config, 0);
  };
  await expect(open({})).rejects.toThrow('ODDS_API_KEY got nothing');
  const source = await open({
    ODDS_API_KEY: '0123456789abcdef',
    FEED_PUSH_TOKENS: 'mover:a-token-of-enough-length',
  });
  expect([source.clock, source.create === null]).toEqual([null, false]);
});

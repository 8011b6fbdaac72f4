import { NO_SITE_FILE } from '@lineboard/domain/words/site/site-configuration';
import { expect, it } from 'vitest';
import { StartRefused } from '../ground/report/start-refused.ts';
import { judgeSite } from './judge-site.ts';

const CARDS = { ...NO_SITE_FILE, cardAuthUrl: 'https://cards.example/authorize' };

it('an address that nothing would lead to is no start', () => {
  expect(() => judgeSite({ AFFILIATE_TOKEN_URL: null }, CARDS)).toThrow(StartRefused);
  expect(judgeSite({ AFFILIATE_TOKEN_URL: 'https://affiliates.example/token' }, CARDS)).toBe(CARDS);
  expect(judgeSite({ AFFILIATE_TOKEN_URL: null }, NO_SITE_FILE)).toBe(NO_SITE_FILE);
});

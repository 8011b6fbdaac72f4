import { INTEGRATIONS } from '@lineboard/domain/ground/integration/integrations';
import { NO_SITE_FILE } from '@lineboard/domain/words/site/site-configuration';
import { expect, it } from 'vitest';
import { asksAffiliateSystem, checkFrames, listFrames, listSetUp } from './list-frames.ts';
import { type Config, readConfig } from './read-config.ts';

const SANDBOX = 'http://localhost:8081';
const SYSTEM = {
  AFFILIATE_TOKEN_URL: 'https://affiliates.example/token',
  AFFILIATE_SYSTEM_ID: 'book-7',
  AFFILIATE_SYSTEM_PASSWORD: 'secret',
};

const configOf = (env: Record<string, string>): Config => {
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.mistake);
  return read.config;
};

it('the sandbox plays every row that has a frame, and whom the configuration names it plays no more', () => {
  const config = configOf({ INTEGRATION_FRAMES: 'horses=https://horses.example/' });
  const frames = listFrames({ config, siteFile: NO_SITE_FILE, sandboxOrigin: SANDBOX });
  const played = INTEGRATIONS.filter(({ frame }) => frame !== null).map(({ name }) => name);
  expect(frames.map(({ name }) => name).toSorted()).toEqual(played.toSorted());
  expect(frames.find(({ name }) => name === 'horses')).toEqual({
    name: 'horses',
    address: 'https://horses.example/',
    isSandbox: false,
  });
  expect(frames.find(({ name }) => name === 'qora')).toEqual({
    name: 'qora',
    address: `${SANDBOX}/sports/Qora?gameId={gameId}&language={language}&theme={theme}`,
    isSandbox: true,
  });
  expect(frames.every(({ address }) => new URL(address).origin !== 'null')).toBe(true);
});

it('without a sandbox there is what was set up, and pages that lead to some of it', () => {
  const config = configOf({
    INTEGRATION_FRAMES: 'lottoLux=https://lotto.example/,casino21G=https://g.example/',
  });
  const sources = { config, siteFile: NO_SITE_FILE };
  expect(listSetUp(sources)).toEqual(['pocketCasino', 'casino21G', 'lotto', 'lottoLux']);
  expect(listSetUp({ config: configOf({}), siteFile: NO_SITE_FILE })).toEqual([]);
});

it('the sites of the operator’s file are frames once a system makes their tokens', () => {
  const siteFile = {
    ...NO_SITE_FILE,
    affiliatesUrl: 'https://affiliates.example/in?b=7',
    cardAuthUrl: 'https://cards.example/',
  };
  expect(listFrames({ config: configOf({}), siteFile })).toEqual([]);
  const frames = listFrames({ config: configOf(SYSTEM), siteFile });
  expect(frames.map(({ address }) => address)).toEqual([
    'https://affiliates.example/in?b=7&token={token}',
    'https://cards.example/?token={token}',
  ]);
  expect(frames.every(asksAffiliateSystem)).toBe(true);
});

it('a frame on the book’s own origin stops the start: nothing would keep it from the page around it', () => {
  const config = configOf({ INTEGRATION_FRAMES: 'horses=https://book.example/horses' });
  expect(() => checkFrames(config, ['https://book.example'])).toThrow(/horses on the book's own origin/);
  expect(() => checkFrames(config, ['https://other.example'])).not.toThrow();
});

it('a frame whose tokens nobody makes stops the start', () => {
  const frames = { INTEGRATION_FRAMES: 'affiliates=https://affiliates.example/?t={token}' };
  expect(() => checkFrames(configOf(frames), [])).toThrow(/AFFILIATE_TOKEN_URL/);
  expect(() => checkFrames(configOf({ ...frames, ...SYSTEM }), [])).not.toThrow();
  const half = configOf({ AFFILIATE_SYSTEM_ID: 'book-7' });
  expect(() => listFrames({ config: half, siteFile: NO_SITE_FILE })).toThrow(/go together/);
});

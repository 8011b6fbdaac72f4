import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import { NO_SITE_FILE, type SiteConfiguration } from '@lineboard/domain/words/site/site-configuration';
import type { SiteSettings } from '@lineboard/domain/words/site/site-settings.schema';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { NO_MAIL } from '../../ground/mail/create-mailer.ts';
import { readConfig } from '../../config/read-config.ts';
import { siteRoutes } from './site-routes.ts';

const askSite = async (
  env: Record<string, string>,
  teasers = DEFAULT_HOUSE_RULES.teasers,
  siteFile: SiteConfiguration = NO_SITE_FILE,
) => {
  const result = readConfig(env);
  if (!result.ok) throw new Error(result.mistake);
  const app = fastify();
  siteRoutes(app, {
    config: result.config,
    siteFile,
    rules: { ...DEFAULT_HOUSE_RULES, teasers },
    mailer: NO_MAIL,
    sliderRoom: async () => 'desk',
  });
  return (await app.inject('/api/site')).json<SiteSettings>();
};

it('CALL1-21: the active teasers are those of this book, with sports, points and prices', async () => {
  expect((await askSite({})).rules.teasers).toEqual(DEFAULT_HOUSE_RULES.teasers);
  const two = DEFAULT_HOUSE_RULES.teasers.slice(2, 4);
  expect((await askSite({}, two)).rules.teasers).toEqual(two);
});

it('SCR2-01: keeps room for images above the board where there are some and sliders are enabled', async () => {
  expect((await askSite({})).slider).toBe('desk');
  expect((await askSite({ SLIDER: 'false' })).slider).toBe('none');
});

it('gives away no login unless the book is a demo', async () => {
  expect((await askSite({})).demoLogins).toEqual([]);
  expect((await askSite({ DEMO: 'true' })).demoLogins.map(({ customerId }) => customerId)).toEqual([
    'CREDIT1',
    'POSTUP1',
    'LIMITS1',
    'TIMEOUT1',
    'ROBOT1',
    'AFFIL1',
    'AGENT1',
  ]);
});

const SITE: SiteConfiguration = {
  phoneNumbers: [{ label: 'Wagering', number: '+1 202 555 0143' }],
  chats: [{ label: 'Chat', href: 'https://chat.example/' }],
  liveChat: { provider: 'Chatter', address: 'https://chat.example/box', kind: 'frame' },
  agentSite: 'https://agents.example/',
  loginUrl: 'https://book.example/login',
  affiliatesUrl: 'https://affiliates.example/',
  cardAuthUrl: 'https://cards.example/authorize',
  cacheVersion: '20270131',
  uiFlags: { showsAffiliates: true, showsAgents: true },
  menu: [],
};

it('ENT1-19, ENT1-20: tells the book’s id and how often the page says that it is there', async () => {
  expect(await askSite({ BOOK_ID: 'northside', TRACK_TIME_MS: '30000' })).toMatchObject({
    bookId: 'northside',
    trackTimeMs: 30_000,
  });
});

it('ENT1-22, ENT1-23, ENT1-24, ENT1-25, ENT1-26, ENT1-27: tells phones, chats and the other sites of the book', async () => {
  const { uiFlags, liveChat, ...told } = SITE;
  expect(await askSite({}, undefined, SITE)).toMatchObject(told);
  expect(await askSite({})).toMatchObject({ phoneNumbers: [], chats: [], agentSite: null, loginUrl: null });
});

it('CON1-18: tells a cache version, 12345678 where the book says none', async () => {
  expect(await askSite({})).toMatchObject({ cacheVersion: '12345678', cardAuthUrl: null });
  expect(await askSite({}, undefined, SITE)).toMatchObject({ cacheVersion: '20270131' });
});

it('ENT1-21: what a flag hides isn’t sent, nor are the flags', async () => {
  const hidden = { ...SITE, uiFlags: { showsAffiliates: false, showsAgents: false } };
  const told = await askSite({}, undefined, hidden);
  expect(told).toMatchObject({ agentSite: null, affiliatesUrl: null, loginUrl: SITE.loginUrl });
  expect(JSON.stringify(told)).not.toMatch(/agents\.example|affiliates\.example|uiFlags/);
});

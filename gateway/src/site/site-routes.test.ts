import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/house-rules/default-house-rules';
import type { SiteSettings } from '@lineboard/domain/site/site-settings';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { NO_MAIL } from '../mail/create-mailer.ts';
import { readConfig } from '../config/read-config.ts';
import { siteRoutes } from './site-routes.ts';

const askSite = async (env: Record<string, string>, teasers = DEFAULT_HOUSE_RULES.teasers) => {
  const result = readConfig(env);
  if (!result.ok) throw new Error(result.line);
  const app = fastify();
  siteRoutes(app, { config: result.config, rules: { ...DEFAULT_HOUSE_RULES, teasers }, mailer: NO_MAIL });
  return (await app.inject('/api/site')).json<SiteSettings>();
};

it('CALL1-21: the active teasers are those of this book, with sports, points and prices', async () => {
  expect((await askSite({})).rules.teasers).toEqual(DEFAULT_HOUSE_RULES.teasers);
  const two = DEFAULT_HOUSE_RULES.teasers.slice(2, 4);
  expect((await askSite({}, two)).rules.teasers).toEqual(two);
});

it('gives away no login unless the book is a demo', async () => {
  expect((await askSite({})).demoLogins).toEqual([]);
  expect((await askSite({ DEMO: 'true' })).demoLogins.map(({ customerId }) => customerId)).toEqual([
    'CREDIT1',
    'POSTUP1',
  ]);
});

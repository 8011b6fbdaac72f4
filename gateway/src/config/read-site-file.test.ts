import { NO_SITE_FILE } from '@lineboard/domain/words/site/site-configuration';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { StartRefused } from '../ground/report/start-refused.ts';
import { readSiteFile } from './read-site-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'lineboard-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (said: unknown): string => {
  const path = join(folder, 'site.json');
  writeFileSync(path, JSON.stringify(said));
  return path;
};

const WAY = {
  title: 'Promotions',
  href: 'https://promo.example/today?x=1',
  restrictionCodes: [],
  sessionRequired: false,
  hideChat: false,
  callback: null,
};

describe('the file of the site', () => {
  it('is not needed', () => expect(readSiteFile(null)).toBe(NO_SITE_FILE));

  it('changes what it names and nothing else', () => {
    const phoneNumbers = [{ label: 'Wagering', number: '1-800-555-0143' }];
    const menu = [WAY, { ...WAY, href: '/rules' }, { ...WAY, href: null, callback: 'rules' }];
    expect(readSiteFile(written({ phoneNumbers, menu }))).toEqual({ ...NO_SITE_FILE, phoneNumbers, menu });
  });

  it.each([
    [
      'an address of another scheme',
      { menu: [{ ...WAY, href: 'javascript:alert(1)' }] },
      /^.*\/menu\/0\/href/,
    ],
    ['an address that anybody on the way could change', { loginUrl: 'http://book.example/' }, /loginUrl/],
    ['an address with a user in it', { agentSite: 'https://agents.example@evil.example/' }, /agentSite/],
    ['a host that only looks like a path', { menu: [{ ...WAY, href: '//evil.example' }] }, /href/],
    ['a number that is none', { phoneNumbers: [{ label: 'x', number: 'call me' }] }, /phoneNumbers/],
    ['a way that leads nowhere', { menu: [{ ...WAY, href: null }] }, /either a href or a callback/],
    ['a way with two ends', { menu: [{ ...WAY, callback: 'rules' }] }, /either a href or a callback/],
    ['a site for cards that is no address', { cardAuthUrl: 'data:text/html,x' }, /cardAuthUrl/],
    ['a cache version with more than figures', { cacheVersion: '1"><script>' }, /cacheVersion/],
    ['what nobody knows', { phones: [] }, /phones/],
    ['more than fits', { menu: Array.from({ length: 21 }, () => WAY) }, /menu/],
  ])('refuses %s', (_, said, why) => {
    expect(() => readSiteFile(written(said))).toThrow(StartRefused);
    expect(() => readSiteFile(written(said))).toThrow(why);
  });
});

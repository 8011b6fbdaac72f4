import { expect, it } from 'vitest';
import { StartRefused } from '../ground/report/start-refused.ts';
import { captchaSiteOf, listCaptchaOrigins } from './captcha-site.ts';
import { readConfig } from './read-config.ts';

const SITE = {
  CAPTCHA_SITE_KEY: 'key-1',
  CAPTCHA_SCRIPT: 'https://captcha.example/api.js?render=key-1',
  CAPTCHA_VERIFY_URL: 'https://captcha.example/siteverify',
  CAPTCHA_SECRET: 'hush-hush',
};

const configOf = (env: Record<string, string>) => {
  const result = readConfig(env);
  if (!result.ok) throw new Error(result.mistake);
  return result.config;
};

it('a captcha of another company is set up as a whole, or not at all', () => {
  expect(captchaSiteOf(configOf({}))).toBeNull();
  expect(captchaSiteOf(configOf(SITE))).toEqual({
    siteKey: 'key-1',
    script: SITE.CAPTCHA_SCRIPT,
    verifyUrl: SITE.CAPTCHA_VERIFY_URL,
    secret: 'hush-hush',
  });
  for (const left of Object.keys(SITE))
    expect(() => captchaSiteOf(configOf({ ...SITE, [left]: '' }))).toThrow(StartRefused);
});

it('the page may load from its script’s origin and those that are named, and nowhere without one', () => {
  const env = { ...SITE, CAPTCHA_ORIGINS: 'https://static.example,https://captcha.example' };
  expect(listCaptchaOrigins(configOf(env))).toEqual(['https://captcha.example', 'https://static.example']);
  expect(listCaptchaOrigins(configOf({ CAPTCHA_ORIGINS: 'https://static.example' }))).toEqual([]);
});

it.each([
  ['CAPTCHA_SCRIPT', 'http://captcha.example/api.js'],
  ['CAPTCHA_SCRIPT', 'javascript:alert(1)'],
  ['CAPTCHA_VERIFY_URL', 'https://me:secret@captcha.example/'],
  ['CAPTCHA_ORIGINS', 'http://static.example'],
])('refuses %s %s', (name, value) => {
  expect(readConfig({ [name]: value }).ok).toBe(false);
});

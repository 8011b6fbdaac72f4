import { expect, it } from 'vitest';
import { readConfig } from '../../config/read-config.ts';
import { checkEdge } from './check-configuration.ts';
import type { Finding } from './finding.ts';

const WATCH_KEY = 'a-key-of-the-passes-that-is-long-enough';
const SITE = { PUBLIC_ORIGINS: 'https://book.example', TRUST_PROXY: '1' };

const look = (env: Record<string, string>): readonly Finding[] => {
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.mistake);
  return checkEdge(read.config);
};
const tell = ({ part, state, found, todo }: Finding): string =>
  `${state} ${part}: ${found}${todo === null ? '' : ` → ${todo}`}`;

it('a gateway at the edge that lacks what it needs is told each of them, and its remedy', () => {
  expect(look({ DATABASE_URL: 'postgres://book@db.example/book' }).map(tell)).toEqual([
    'ok role: It serves live lines alone: what the full gateways have is looked at where they run.',
    'wrong line log: REDIS_URL isn’t set, and the line log is there. → Set it as at the full gateways.',
    'wrong passes: WATCH_KEY isn’t set: it knows no session. → Set it as at the full gateways.',
    'wrong database: DATABASE_URL is set, and a start is refused for it. → Take it away: no database is asked.',
    'warning origins: No public origin is named: pages of any host that leads here may call. → ' +
      'Set PUBLIC_ORIGINS to the address of your site, e.g. https://book.example.',
    'ok secrets: Tokens of feed and figures are long enough.',
  ]);
});

it('nothing is wrong with one that has it all', () => {
  expect(look({ ...SITE, WATCH_KEY, REDIS_URL: 'redis://redis.example' }).map(tell)).toEqual([
    'ok role: It serves live lines alone: what the full gateways have is looked at where they run.',
    'ok passes: They are opened with 1 key.',
    'ok database: None, and it needs none.',
    'ok origins: https://book.example.',
    'ok secrets: Tokens of feed and figures are long enough.',
  ]);
});

const find = (part: string, env: Record<string, string>): string | undefined =>
  look(env)
    .filter((finding) => finding.part === part)
    .map(tell)[0];

it('a site without HTTPS, or with a proxy that isn’t trusted, is warned of', () => {
  expect(find('origins', { PUBLIC_ORIGINS: 'http://192.168.1.20:8080' })).toMatch(
    /^warning origins: Only http:\/\/192\.168\.1\.20:8080: passwords and cookies travel unprotected\. → Serve/,
  );
  expect(find('origins', { PUBLIC_ORIGINS: 'https://book.example' })).toMatch(
    /^warning origins: Something in front answers HTTPS, and it isn’t trusted: .* → Set TRUST_PROXY/,
  );
});

it('a token that can be guessed is warned of by its name, and never told', () => {
  const told = find('secrets', {
    FEED: 'push',
    FEED_PUSH_TOKENS: 'mover:a-token-that-is-short',
    METRICS_TOKEN: 'another-brief-token',
  });
  expect(told).toBe(
    'warning secrets: The token of feed mover, of METRICS_TOKEN is shorter than 32 characters. → ' +
      'Take one of `openssl rand -hex 24`.',
  );
});

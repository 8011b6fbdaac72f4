import { expect, it } from 'vitest';
import { feedOfBook, isMadeUp } from './feed-of-book.ts';
import { readConfig } from './read-config.ts';

const configOf = (env: Record<string, string>) => {
  const result = readConfig(env);
  if (!result.ok) throw new Error(result.mistake);
  return result.config;
};

it('a demo makes its games up unless it is told otherwise', () => {
  expect(feedOfBook(configOf({ DEMO: 'true' })).text).toBe('simulator');
  expect(feedOfBook(configOf({ DEMO: 'true', FEED: 'push' })).text).toBe('push');
  expect(isMadeUp(configOf({ DEMO: 'true' }))).toBe(false);
});

it.each([{}, { DEMO: 'false' }, { FEED: '' }])('a book for real money is told its feed: %j', (env) =>
  expect(() => feedOfBook(configOf(env))).toThrow(/^FEED got nothing, .*lineboard init/),
);

it.each([
  ['simulator', true],
  ['replay:games.csv', true],
  ['push', false],
  ['odds-api', false],
])('real customers on %s bet on games that are made up: %s', (FEED, is) => {
  expect(isMadeUp(configOf({ FEED }))).toBe(is);
});

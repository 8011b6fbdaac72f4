import { describe, expect, it } from 'vitest';
import { FEED_KINDS } from '../feed-kinds.ts';
import { readFeed } from './read-feed.ts';

describe('readFeed', () => {
  it.each([
    ['simulator', 'simulator', { seed: 7, games: 400, rate: 40, leadDays: 3, speed: 1 }],
    [
      'simulator?seed=9&games=1200&rate=2.5&speed=60',
      'simulator',
      { seed: 9, games: 1200, rate: 2.5, leadDays: 3, speed: 60 },
    ],
    ['push', 'push', null],
    ['odds-api', 'odds-api', null],
    ['replay:games.csv', 'replay', { file: 'games.csv', season: null, from: null, leadHours: 72, speed: 1 }],
    [
      'replay:/data/a?b/nfl.csv?speed=600&season=2025&from=2025-09-04&lead=48',
      'replay',
      {
        file: '/data/a?b/nfl.csv',
        season: 2025,
        from: '2025-09-04',
        leadHours: 48,
        speed: 600,
      },
    ],
  ])('reads %s', (text, name, option) => {
    const result = readFeed(text);
    expect(result.ok && [result.feed.text, result.feed.kind.name, result.feed.option]).toEqual([
      text,
      name,
      option,
    ]);
  });

  it.each([
    ['simulators', 'simulators', 'simulator,'],
    ['simulator?games=10', 'games=10', 'games=a whole number from 20 to 5000'],
    ['simulator?games=40.5', 'games=40.5', 'a whole number'],
    ['simulator?speed=0', 'speed=0', 'a number from 0.1'],
    ['simulator?rate=1e3', 'rate=1e3', 'rate='],
    ['simulator?sead=7', 'sead=7', 'seed, games, rate'],
    ['simulator?constructor=7', 'constructor=7', 'the options'],
    ['simulator?from=2025-09-04', 'from=2025-09-04', 'the options'],
    ['replay:', 'replay:', 'the path of a file'],
    ['replay:?speed=60', 'replay:?speed=60', 'the path of a file'],
    ['replay:a.csv?from=2025-02-30', 'from=2025-02-30', 'from=YYYY-MM-DD'],
    ['replay:a.csv?season=25', 'season=25', 'season='],
    ['push?x=1', 'push?x=1', 'simulator'],
    ['odds-api?key=k', 'odds-api?key=k', 'odds-api'],
    ['', '', 'simulator'],
  ])('says of %s what is wrong and what it takes', (text, value, takes) => {
    const result = readFeed(text);
    expect(result).toMatchObject({ ok: false, value });
    expect(!result.ok && result.takes).toContain(takes);
  });

  it.each(FEED_KINDS.flatMap(({ name, forms }) => forms.map((form) => [form, name])))(
    'takes the example %s as the kind %s, and no other kind does',
    (form, name) => {
      const takers = FEED_KINDS.filter((kind) => kind.choose(form) !== null);
      expect(takers.map((kind) => kind.name)).toEqual([name]);
      expect(readFeed(form).ok).toBe(true);
    },
  );
});

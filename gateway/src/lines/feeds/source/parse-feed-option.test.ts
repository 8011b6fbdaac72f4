import { describe, expect, it } from 'vitest';
import { parseFeedOption } from './parse-feed-option.ts';

describe('parseFeedOption', () => {
  it.each([
    ['simulator', { kind: 'simulator', seed: 7, games: 400, rate: 40, leadDays: 3, speed: 1 }],
    [
      'simulator?seed=9&games=1200&rate=2.5&speed=60',
      { kind: 'simulator', seed: 9, games: 1200, rate: 2.5, leadDays: 3, speed: 60 },
    ],
    ['push', { kind: 'push' }],
    ['odds-api', { kind: 'oddsApi' }],
    [
      'replay:games.csv',
      { kind: 'replay', file: 'games.csv', season: null, from: null, leadHours: 72, speed: 1 },
    ],
    [
      'replay:/data/a?b/nfl.csv?speed=600&season=2025&from=2025-09-04&lead=48',
      {
        kind: 'replay',
        file: '/data/a?b/nfl.csv',
        season: 2025,
        from: '2025-09-04',
        leadHours: 48,
        speed: 600,
      },
    ],
  ])('reads %s', (text, option) => {
    expect(parseFeedOption(text)).toEqual({ ok: true, option });
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
    const result = parseFeedOption(text);
    expect(result).toMatchObject({ ok: false, value });
    expect(!result.ok && result.takes).toContain(takes);
  });
});

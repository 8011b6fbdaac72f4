import { describe, expect, it } from 'vitest';
import { type ChangeEvent, formOf, FORMS } from './forms.ts';
import { parseSource } from './record-replay.ts';

const EVENT: ChangeEvent = [
  'change',
  {
    topic: 'lines/main/Football/NFL',
    epoch: '0bac7b77',
    from: 77,
    clk: 78,
    ops: [
      [1, 1, '2115600005.0', 5, -3.5, 6, 3.5, 8, -175, 29, 78],
      [0, 3, 4711, 'playing', null, 7, 0, [[7, 0]], true, ''],
      [2, 0, '4711'],
    ],
  },
];

describe('a form of payloads', () => {
  it.each(FORMS.map(({ name }) => name))('brings a change back: %s', (name) => {
    const { encode, decode } = formOf(name);
    expect(decode(encode(EVENT))).toEqual(EVENT);
  });

  it('is written as the socket writes it where it is JSON', () => {
    expect(formOf('JSON').encode(EVENT).toString()).toBe(`42${JSON.stringify(EVENT)}`);
  });
});

describe('a replay to record', () => {
  it('has a file, a speed and topics whose names stay encoded', () => {
    const source = parseSource('/games?1.csv?speed=7200&topics=lines/main/Soccer/A%2520B,scores/Soccer');
    expect(source).toEqual({
      file: '/games?1.csv',
      speed: 7_200,
      topics: ['lines/main/Soccer/A%20B', 'scores/Soccer'],
    });
  });

  it.each(['games.csv', 'games.csv?speed=60', '?topics=a', 'games.csv?speed=0&topics=a'])(
    'refuses %s',
    (text) => {
      expect(() => parseSource(text)).toThrow('not FILE');
    },
  );
});

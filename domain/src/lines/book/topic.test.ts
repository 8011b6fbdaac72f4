import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Topic } from './topic.ts';
import { formatTopic, parseTopic } from './topic.ts';

const part = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' });
const topics: fc.Arbitrary<Topic> = fc.oneof(
  fc.record({ kind: fc.constant('lines' as const), store: part, sportType: part, sportSubType: part }),
  fc.record({ kind: fc.constant('contest' as const), store: part, contestType: part, contestType2: part }),
  fc.record({ kind: fc.constant('scores' as const), sportType: part }),
);

it('a topic comes back from its name', () => {
  fc.assert(
    fc.property(topics, (topic) => {
      expect(parseTopic(formatTopic(topic))).toEqual(topic);
    }),
  );
});

it.each([
  '',
  'lines',
  'lines/a/b',
  'lines/a/b/c/d',
  'lines//b/c',
  'scores/',
  'contest/a/%ZZ/c',
  'games/a/b/c',
])('"%s" names no topic', (name) => expect(parseTopic(name)).toBeNull());

it('a topic has one name only', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const topic = parseTopic(name);
      if (topic !== null) expect(formatTopic(topic)).toBe(name);
    }),
  );
  expect(parseTopic('scores/%41')).toBeNull();
});

import { OPERATOR_FEED } from '@lineboard/domain/lines/feed/game-override';
import { describe, expect, it } from 'vitest';
import { FEED_KINDS } from './feed-kinds.ts';

const twice = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at);

describe('kinds of feed', () => {
  it('have a name each, and feeds that no other is called as', () => {
    expect(twice(FEED_KINDS.map(({ name }) => name))).toEqual([]);
    expect(twice([OPERATOR_FEED, ...FEED_KINDS.flatMap(({ feedId }) => feedId ?? [])])).toEqual([]);
  });

  it('have variables and sequences of their own, which no other takes for its own', () => {
    const variables = FEED_KINDS.flatMap((kind) => Object.values(kind.variables).flatMap(Object.keys));
    expect(twice(variables)).toEqual([]);
    expect(twice(FEED_KINDS.flatMap(({ sequences }) => Object.keys(sequences)))).toEqual([]);
  });
});

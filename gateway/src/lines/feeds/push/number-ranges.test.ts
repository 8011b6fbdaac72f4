import { describe, expect, it } from 'vitest';
import { createRangeJudge, findRangeMistake } from './number-ranges.ts';

const RANGES = [
  { feedId: 'a', from: 1, to: 99 },
  { feedId: 'b', from: 100, to: 199 },
];

describe('ranges of numbers', () => {
  it('take both their ends and nothing beyond', () => {
    const judge = createRangeJudge(RANGES);
    expect([1, 99, 100].map((num) => judge('a', num))).toEqual([
      null,
      null,
      'is among the numbers of the feed b',
    ]);
    expect(judge('b', 200)).toBe('is not among the numbers of this feed');
    expect([judge('c', 200), judge('c', 199)]).toEqual([null, 'is among the numbers of the feed b']);
    expect(createRangeJudge([])('a', 1)).toBeNull();
  });

  it('are refused when they share a number or name a feed that there is not', () => {
    expect(findRangeMistake(RANGES, ['a', 'b', 'c'])).toBeNull();
    expect(findRangeMistake(RANGES, ['a'])).toBe('a range of b, which has no token');
    expect(findRangeMistake([RANGES[1]!, { feedId: 'a', from: 1, to: 100 }], ['a', 'b'])).toBe(
      'a:1-100 and b:100-199, which share numbers',
    );
  });
});

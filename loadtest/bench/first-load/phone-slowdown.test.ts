import { describe, expect, it } from 'vitest';
import { calculateSlowdown } from './phone-slowdown.ts';

describe('the phone that the mobile preset means', () => {
  it.each([
    [1_750, 4],
    [875, 2],
    [3_500, 8],
    [300, 1],
  ])('is, beside a machine of index %d, %d times slower', (index, slowdown) => {
    expect(calculateSlowdown(index)).toBe(slowdown);
  });
});

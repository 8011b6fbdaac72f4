import { describe, expect, it } from 'vitest';
import { calculatePercentile } from './percentile.ts';

describe('percentile', () => {
  it('is a value that was measured, never one between two', () => {
    expect(calculatePercentile([40, 10, 30, 20], 0.5)).toBe(20);
    expect(calculatePercentile([40, 10, 30, 20], 0.95)).toBe(40);
  });

  it('leaves out exactly the share above it', () => {
    const hundred = Array.from({ length: 100 }, (_, at) => at + 1);
    expect(calculatePercentile(hundred, 0.95)).toBe(95);
    expect(calculatePercentile(hundred, 1)).toBe(100);
  });

  it('has no figure where nothing was measured', () => {
    expect(calculatePercentile([], 0.5)).toBeNull();
  });
});

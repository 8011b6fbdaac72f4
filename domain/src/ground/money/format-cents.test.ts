import { describe, expect, it } from 'vitest';
import { formatCents } from './format-cents.ts';

describe('amounts as text', () => {
  it('CON2-01: writes cents with two decimals and grouped thousands', () => {
    expect(formatCents(123_450)).toBe('1,234.50');
    expect(formatCents(5)).toBe('0.05');
    expect(formatCents(0)).toBe('0.00');
    expect(formatCents(-100_000_000)).toBe('-1,000,000.00');
    expect(formatCents(99_999)).toBe('999.99');
  });
});

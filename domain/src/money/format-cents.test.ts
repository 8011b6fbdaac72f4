import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_AMOUNT_CENTS } from './cents.ts';
import { formatCents, parseAmount } from './format-cents.ts';

describe('amounts as text', () => {
  it.each([
    ['110', 11_000],
    ['110.5', 11_050],
    ['1,234.50', 123_450],
    ['1,234,567', 123_456_700],
    [' 20 ', 2_000],
    ['.5', 50],
    ['5.', 500],
    ['0', 0],
    ['007', 700],
    ['100,000,000', MAX_AMOUNT_CENTS],
  ])('HR-1.1: reads %j as %i cents', (text, cents) => {
    expect(parseAmount(text)).toBe(cents);
  });

  it.each([
    '',
    ' ',
    '.',
    ',',
    '-5',
    '+5',
    '1.234',
    '1,23',
    '1,2345',
    '12,34.00',
    '1.234,50',
    '1e3',
    '0x10',
    '$5',
    '5 000',
    '٣',
    'NaN',
    '100000000.01',
    '9'.repeat(400),
  ])('reads %j as no amount', (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  it('CON2-01: writes cents with two decimals and grouped thousands', () => {
    expect(formatCents(123_450)).toBe('1,234.50');
    expect(formatCents(5)).toBe('0.05');
    expect(formatCents(0)).toBe('0.00');
    expect(formatCents(-100_000_000)).toBe('-1,000,000.00');
    expect(formatCents(99_999)).toBe('999.99');
  });

  it('reads back every amount that it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_AMOUNT_CENTS }), (cents) => {
        expect(parseAmount(formatCents(cents))).toBe(cents);
      }),
    );
  });
});

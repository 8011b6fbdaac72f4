import { describe, expect, it } from 'vitest';
import { parseRational } from './parse-rational.ts';
import { createRational } from './rational.ts';

describe('a decimal number as text', () => {
  it.each([
    ['-110', createRational(-110)],
    ['+137.5', createRational(275, 2)],
    [' 1.57 ', createRational(157, 100)],
    ['0.000000000000000001', createRational(1n, 10n ** 18n)],
    ['999999999999', createRational(999_999_999_999)],
    ['-0.25', createRational(-1, 4)],
  ])('HR-1.2: %s is read exactly', (text, value) => {
    expect(parseRational(text)).toEqual(value);
  });

  it.each([
    '',
    '.5',
    '1.',
    '1e3',
    '--1',
    '+-1',
    'x1',
    '1x',
    '1 000',
    '1234567890123',
    '1.1234567890123456789',
    '١',
  ])('HR-1.2: “%s” is none', (text) => {
    expect(parseRational(text)).toBeNull();
  });
});

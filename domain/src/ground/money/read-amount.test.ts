import { describe, expect, it } from 'vitest';
import { MAX_AMOUNT_CENTS } from './cents.ts';
import { type AmountDoor, readAmount, writeAmount } from './read-amount.ts';

const DOORS: readonly AmountDoor[] = ['operator', 'page'];
const amount = (cents: number) => ({ kind: 'amount', cents });
const doubtful = (...readings: number[]) => ({ kind: 'doubtful', readings });

describe.each(DOORS)('an amount as it is typed (%s)', (door) => {
  it.each([
    ['110', 11_000],
    ['110.5', 11_050],
    ['12.50', 1_250],
    ['1,234', 123_400],
    ['1,234.50', 123_450],
    ['1,234,567', 123_456_700],
    [' 20 ', 2_000],
    ['\u00a020\u00a0', 2_000],
    ['0', 0],
    ['0.05', 5],
    ['007', 700],
    ['100,000,000', MAX_AMOUNT_CENTS],
  ])('HR-1.1: reads %j as %i cents', (text, cents) => {
    expect(readAmount(text, door)).toEqual(amount(cents));
  });

  it.each([
    ['1.234', 123, 123_400],
    ['1,2345', 123, 1_234_500],
    ['1.234,50', 123_450, 12_345_000],
    ['1,234,50', 123_450, 12_345_000],
    ['12,34.00', 123_400, 12_340_000],
    ['1,2,3', 1_230, 12_300],
    ['0,500', 50, 50_000],
    ['001,234', 123, 123_400],
    ['1.000.000', 100_000, 100_000_000],
  ])('refuses %j, which can mean two amounts, with both', (text, asCents, asThousands) => {
    expect(readAmount(text, door)).toEqual(doubtful(asCents, asThousands));
  });

  it.each([
    '',
    ' ',
    '.',
    ',',
    '-',
    '1,,000',
    '1..5',
    '1.,5',
    '1,000,',
    '+5',
    '--5',
    '−5',
    '5-',
    '1e3',
    '0x10',
    '$5',
    '5 €',
    '5 000',
    '5\u00a0000',
    '5\u202f000',
    '5\u2009000',
    '1\u200b000',
    "1'000",
    '1_000',
    '12٫50',
    '٣',
    '１２',
    '१२',
    '12·50',
    '½',
    '0.000',
    'NaN',
    'Infinity',
  ])('reads %j as no amount', (text) => {
    expect(readAmount(text, door)).toEqual({ kind: 'none' });
  });

  it.each(['100000000.01', '100,000,001', '9'.repeat(400), '100000,0010'])(
    'refuses %j as too large',
    (text) => {
      expect(readAmount(text, door)).toEqual({ kind: 'tooLarge' });
    },
  );
});

describe('a comma before the last digits', () => {
  it.each([
    ['12,50', 1_250],
    ['12,5', 1_250],
    ['1200,50', 120_050],
    ['0,05', 5],
    ['12,', 1_200],
    [',5', 50],
  ])('is for cents on a page: %j', (text, cents) => {
    expect(readAmount(text, 'page')).toEqual(amount(cents));
  });

  it.each([
    ['12,50', 1_250, 125_000],
    ['1200,50', 120_050, 12_005_000],
    ['12,5', 1_250, 12_500],
    ['-12,50', -1_250, -125_000],
  ])('is refused with both readings where operators type it: %j', (text, asCents, asThousands) => {
    expect(readAmount(text, 'operator')).toEqual(doubtful(asCents, asThousands));
  });
});

describe('what only one door takes', () => {
  it.each(['12.', '.5'])('is half of an amount on a page: %j', (text) => {
    expect(readAmount(text, 'page').kind).toBe('amount');
    expect(readAmount(text, 'operator').kind).not.toBe('amount');
  });

  it('is less than nothing, said by operators', () => {
    expect(readAmount('-1,234.05', 'operator')).toEqual(amount(-123_405));
    expect(readAmount('-0', 'operator')).toEqual(amount(0));
    expect(readAmount('-5', 'page')).toEqual({ kind: 'none' });
  });
});

it('writes what every door reads', () => {
  expect([0, 5, 120, 1_250, 125_000, -1].map(writeAmount)).toEqual([
    '0',
    '0.05',
    '1.20',
    '12.50',
    '1250',
    '-0.01',
  ]);
});

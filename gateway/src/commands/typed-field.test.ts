import { nameOfOption } from '@lineboard/domain/operator/option-name';
import { describe, expect, it } from 'vitest';
import { describeValue, headingOf, parseTyped, parseUnits } from './typed-field.ts';

describe('an amount as it is typed', () => {
  it.each([
    ['12', 1_200],
    ['12.5', 1_250],
    ['1,234.05', 123_405],
    ['-0.01', -1],
    ['0', 0],
    ['-0', 0],
    ['90071992547.99', 9_007_199_254_799],
  ])('%s is %i cents', (typed, cents) => expect(parseUnits(typed)).toBe(cents));

  it.each(['', '.', '1.234', '1e5', '0x10', '--5', '+5', 'NaN', '5 000', '1234567890123'])(
    '%j is none',
    (typed) => expect(parseUnits(typed)).toBeUndefined(),
  );
});

describe('a field of a command', () => {
  it.each([
    ['creditLimitCents', 'credit-limit'],
    ['creditAcctFlag', 'credit-acct'],
    ['ifBetMaxPayoutCents', 'if-bet-max-payout'],
    ['customerId', 'customer-id'],
  ])('%s is called %s', (name, option) => expect(nameOfOption(name)).toBe(option));

  it('takes what its schema says, and nothing that only looks like it', () => {
    expect(parseTyped('days', { type: 'integer' }, '30')).toBe(30);
    expect(parseTyped('days', { type: 'integer' }, '3.5')).toBeUndefined();
    expect(parseTyped('rights', { type: 'array' }, ['a,b', 'c'])).toEqual(['a', 'b', 'c']);
    expect(parseTyped('params', { type: 'object' }, ['Cents=5', 'Max=-2.5'])).toEqual({
      Cents: 5,
      Max: -2.5,
    });
    expect(parseTyped('params', { type: 'object' }, ['Cents'])).toBeUndefined();
    expect(parseTyped('store', { type: 'string' }, 'main')).toBe('main');
  });

  it('is read by people', () => {
    expect(describeValue('balanceCents', -123_456)).toBe('-1,234.56');
    expect(describeValue('atMs', 1_700_000_000_000)).toBe('2023-11-14 22:13:20');
    expect(describeValue('isClosed', false)).toBe('no');
    expect(describeValue('sportType', null)).toBe('–');
    expect(describeValue('rights', ['a', 'b'])).toBe('a, b');
    expect(headingOf('createdAtMs')).toBe('created at');
  });
});

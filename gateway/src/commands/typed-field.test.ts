import { nameOfOption } from '@lineboard/domain/desk/operator/option-name';
import { describe, expect, it } from 'vitest';
import { describeValue, headingOf, parseTyped } from './typed-field.ts';

describe('a field of a command', () => {
  it.each([
    ['creditLimitCents', 'credit-limit'],
    ['creditAcctFlag', 'credit-acct'],
    ['ifBetMaxPayoutCents', 'if-bet-max-payout'],
    ['customerId', 'customer-id'],
  ])('%s is called %s', (name, option) => expect(nameOfOption(name)).toBe(option));

  it.each([
    ['days', 'integer', '30', 30],
    ['rights', 'array', ['a,b', 'c'], ['a', 'b', 'c']],
    [
      'params',
      'object',
      ['Cents=5', 'Max=-2.5', 'A=6½', 'B=.5', 'C=½'],
      { Cents: 5, Max: -2.5, A: 6.5, B: 0.5, C: 0.5 },
    ],
    ['store', 'string', 'main', 'main'],
    ['amountCents', 'integer', '-1,234.05', -123_405],
  ] as const)('takes what its schema says: %s', (name, type, typed, value) => {
    expect(parseTyped(name, { type }, typed)).toEqual({ ok: true, value });
  });

  it.each([
    ['days', 'integer', '3.5', 'got “3.5”, it takes a whole number'],
    ['days', 'integer', '1,000', 'got “1,000”, it takes a whole number'],
    ['days', 'integer', '٣', 'got “٣”, it takes a whole number'],
    ['params', 'object', ['Cents'], 'got “Cents”, it takes NAME=NUMBER, several times if need be'],
    ['params', 'object', ['Max=3,5'], 'got “Max=3,5”, it takes NAME=NUMBER, several times if need be'],
    ['amountCents', 'integer', '12,50', '“12,50” can mean 12.50 or 1,250.00: write 12.50 or 1250'],
    [
      'amountCents',
      'integer',
      '$5',
      '“$5” is no amount: write digits, with a point for cents, e.g. 1250 or 12.50',
    ],
    [
      'amountCents',
      'integer',
      '100,000,000.01',
      '“100,000,000.01” is more than 100,000,000.00, the most that an amount may be',
    ],
  ] as const)('takes nothing that only looks like it: %s as %s from %j', (name, type, typed, fault) => {
    expect(parseTyped(name, { type }, typed)).toEqual({ ok: false, fault });
  });

  it('is read by people', () => {
    expect(describeValue('balanceCents', -123_456)).toBe('-1,234.56');
    expect(describeValue('atMs', 1_700_000_000_000)).toBe('2023-11-14 22:13:20');
    expect(describeValue('isClosed', false)).toBe('no');
    expect(describeValue('sportType', null)).toBe('–');
    expect(describeValue('rights', ['a', 'b'])).toBe('a, b');
    expect(headingOf('createdAtMs')).toBe('created at (UTC)');
  });
});

import { describe, expect, it } from 'vitest';
import { parseCustomers } from './parse-customers.ts';

const parse = (...rows: Array<Record<string, string>>) =>
  parseCustomers(
    'c.csv',
    rows.map((row, at) => ({ line: at + 2, cells: new Map(Object.entries(row)) })),
  );

describe('rows of new customers', () => {
  it('are read as the command takes them', () => {
    expect(
      parse(
        { 'customer-id': 'ann', 'credit-acct': 'Yes', 'credit-limit': '5,000', deposit: '0.01' },
        { 'customer-id': 'ben', 'credit-acct': 'no', 'max-base': '250.5', password: '=1+1 as it is' },
      ),
    ).toEqual([
      { customerId: 'ann', creditAcctFlag: true, creditLimitCents: 500_000, depositCents: 1 },
      { customerId: 'ben', creditAcctFlag: false, maxBaseCents: 25_050, password: '=1+1 as it is' },
    ]);
  });

  it.each([
    [{ deposit: '12,50' }, 'deposit: “12,50” can mean 12.50 or 1,250.00: write 12.50 or 1250.'],
    [{ 'credit-limit': '1.234,50' }, 'credit-limit: “1.234,50” can mean 1,234.50 or 123,450.00'],
    [{ deposit: '=1+1' }, 'deposit: “=1+1” is no amount: write digits, with a point for cents'],
    [{ deposit: '0' }, 'deposit: must be >= 1.'],
    [{ 'credit-acct': 'maybe' }, 'credit-acct: got “maybe”, it takes yes or no.'],
    [{ 'agent-id': '=HYPERLINK(1)' }, 'agent-id: must match pattern'],
    [{ password: 'short' }, 'password: must not have fewer than 8 characters.'],
    [{ 'price-type': 'X' }, 'price-type: must be equal to one of the allowed values'],
  ])('are refused with %j', (cells, said) => {
    const wrong = { 'customer-id': 'sue', ...cells } as Record<string, string>;
    expect(() => parse({ 'customer-id': 'ann' }, wrong)).toThrow(`c.csv, line 3: ${said}`);
  });

  it('are told of all at once, each with its line and column', () => {
    expect(() =>
      parse({ currency: 'USD' }, { 'customer-id': 'ben', deposit: 'x', 'free-play': 'y' }),
    ).toThrow(
      /^c\.csv, line 2: customer-id: .*\nc\.csv, line 3: deposit: .*\nc\.csv, line 3: free-play: [^\n]*$/,
    );
    const many = Array.from({ length: 30 }, () => ({ 'customer-id': '!' }));
    expect(() => parse(...many)).toThrow(/\n… and 10 more\.$/);
  });
});

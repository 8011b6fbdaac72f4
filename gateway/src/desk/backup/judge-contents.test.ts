import { expect, it } from 'vitest';
import { judgeContents } from './judge-contents.ts';

const MADE = {
  tables: [
    { name: 'customer', columns: ['customer_id', 'password_hash'] },
    { name: 'account', columns: ['customer_id', 'cents'] },
  ],
  sequences: [{ name: 'ticket_number_seq', last: 0, most: 9_000 }],
};

const CUSTOMER = { ...MADE.tables[0]!, rows: 1, sha256: '', print: '1' };
const ACCOUNT = { ...MADE.tables[1]!, rows: 1, sha256: '', print: '2' };
const NUMBERS = [{ name: 'ticket_number_seq', last: 7 }];

it('fills what its version made, in an order that foreign keys allow', () => {
  const tables = [ACCOUNT, { ...CUSTOMER, columns: CUSTOMER.columns.toReversed() }];
  const judged = judgeContents({ tables, sequences: NUMBERS }, MADE);
  expect(judged.map(({ name }) => name)).toEqual(['customer', 'account']);
});

it.each([
  ['without a table', [CUSTOMER], NUMBERS],
  ['with a table twice', [CUSTOMER, ACCOUNT, ACCOUNT], NUMBERS],
  ['with a table of somebody else', [CUSTOMER, ACCOUNT, { ...ACCOUNT, name: 'pg_authid' }], NUMBERS],
  ['with one in place of another', [CUSTOMER, { ...ACCOUNT, name: 'mine' }], NUMBERS],
  ['without a column', [CUSTOMER, { ...ACCOUNT, columns: ['customer_id'] }], NUMBERS],
  ['with a column twice', [CUSTOMER, { ...ACCOUNT, columns: ['cents', 'cents'] }], NUMBERS],
  ['without a number', [CUSTOMER, ACCOUNT], []],
  ['with a number of somebody else', [CUSTOMER, ACCOUNT], [...NUMBERS, { name: 'theirs', last: 1 }]],
])('a backup is refused %s', (_, tables, sequences) => {
  expect(() => judgeContents({ tables, sequences }, MADE)).toThrow(/is no whole backup/);
});

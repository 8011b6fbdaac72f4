import { expect, it } from 'vitest';
import { createStatement } from './create-statement.ts';

const find = createStatement<{ customerId: string; atMs: number | null; note?: string }>(
  'find',
  `select ':'::text, '{"at":' || :atMs::bigint where customer_id = :customerId::text and at_ms < :atMs`,
);

it('numbers its parameters and puts the values in their places, whatever their order', () => {
  expect(find({ customerId: 'ANN', atMs: null, note: 'unused' })).toEqual({
    name: 'find',
    text: `select ':'::text, '{"at":' || $1::bigint where customer_id = $2::text and at_ms < $1`,
    values: [null, 'ANN'],
  });
});

it('throws for a parameter without a value, before anything is asked', () => {
  expect(() => find({ customerId: 'ANN' } as never)).toThrow('find: no value for atMs');
});

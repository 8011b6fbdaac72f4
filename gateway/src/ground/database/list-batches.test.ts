import { expect, it } from 'vitest';
import { listBatches } from './list-batches.ts';

it('has every item once and in its order, 10,000 at a time', () => {
  const items = Array.from({ length: 20_001 }, (_, at) => at);
  const batches = listBatches(items);
  expect(batches.map(({ length }) => length)).toEqual([10_000, 10_000, 1]);
  expect(batches.flat()).toEqual(items);
});

it('has none of nothing', () => {
  expect(listBatches([])).toEqual([]);
});

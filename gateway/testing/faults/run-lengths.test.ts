import { expect, it } from 'vitest';
import { isOfPair } from './failpoint/fault-cell.ts';
import { FAULT_CELLS } from './failpoint/fault-cells.ts';
import { chooseLength } from './run-lengths.ts';

it('strikes every cell by night, and one of each house in a short run', () => {
  expect(chooseLength('nightly').cells).toEqual(FAULT_CELLS);
  const short = chooseLength('short').cells;
  expect(short.length).toBeLessThan(FAULT_CELLS.length);
  expect(new Set(short.map(isOfPair))).toEqual(new Set([true, false]));
});

it('names the lengths that there are when another is asked for', () => {
  expect(() => chooseLength('weekly')).toThrow('there is no length weekly; there are short, nightly');
});

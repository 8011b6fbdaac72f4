import { expect, it } from 'vitest';
import { cutLargest } from './cut-largest.ts';

const WAITING = new Map([
  ['quick', 0],
  ['slow', 700],
  ['slower', 800],
  ['slowest', 900],
]);

it('cuts nobody while all together are within the bound', () =>
  expect(cutLargest(WAITING, 2_400)).toEqual([]));

it('cuts the slowest, and no more of them than it takes', () => {
  expect(cutLargest(WAITING, 2_399)).toEqual(['slowest']);
  expect(cutLargest(WAITING, 1_500)).toEqual(['slowest']);
  expect(cutLargest(WAITING, 1_499)).toEqual(['slowest', 'slower']);
  expect(cutLargest(WAITING, 0)).toEqual(['slowest', 'slower', 'slow']);
});

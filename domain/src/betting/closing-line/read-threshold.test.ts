import { expect, it } from 'vitest';
import { readThreshold } from './read-threshold.ts';

it.each([
  ['Over 255.5', { side: 'over', points: 255.5 }],
  ['under 22', { side: 'under', points: 22 }],
  ['Marcus Webb over 22.25 points', { side: 'over', points: 22.25 }],
  ['Yes', null],
  ['Dover 22', null],
  ['Over', null],
  // No number that a line can have.
  ['Over 22.3', null],
  ['Over 22.55', null],
  ['Over 123456', null],
  ['Over −3', null],
  ['', null],
] as const)('the number of %j is %o', (name, threshold) => {
  expect(readThreshold(name)).toEqual(threshold);
});

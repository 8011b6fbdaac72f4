import { describe, expect, it } from 'vitest';
import { compareRounds } from './compare-rounds.ts';

const ROUNDS = [
  { reference: 100, ours: 90 },
  { reference: 400, ours: 200 },
  { reference: 10, ours: 7 },
];

describe('rounds compared with a reference', () => {
  it('are compared each with its own, of which the median counts', () => {
    const { medianOf, ratioOf, row } = compareRounds(ROUNDS, ({ reference }) => reference);
    expect(ratioOf(({ ours }) => ours)).toBe(0.7);
    expect(medianOf(({ ours }) => ours)).toBe(90);
    expect(row('ours', ({ ours }) => ours)).toEqual(['ours', '90', '200', '7', '0.70']);
  });
});

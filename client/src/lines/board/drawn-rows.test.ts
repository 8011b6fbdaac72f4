import { describe, expect, it } from 'vitest';
import { listDrawnRows } from './drawn-rows.ts';

const range = (changed: Partial<Parameters<typeof listDrawnRows>[0]> = {}) => ({
  startIndex: 40,
  endIndex: 49,
  overscan: 6,
  count: 100,
  ...changed,
});

/** The first and the last of a run of rows. */
const ends = (drawn: readonly number[]): [number, number] => {
  expect(drawn).toEqual(drawn.map((_row, at) => drawn[0]! + at));
  return [drawn[0]!, drawn.at(-1)!];
};

describe('the rows that a list draws', () => {
  it('are equally many on either side of the window when it is at rest', () => {
    expect(ends(listDrawnRows(range(), null, []))).toEqual([34, 55]);
  });

  it('are fewer behind it while it is scrolled, and the full number ahead', () => {
    expect(ends(listDrawnRows(range(), 'forward', []))).toEqual([37, 55]);
    expect(ends(listDrawnRows(range(), 'backward', []))).toEqual([34, 52]);
  });

  it('end with the list', () => {
    expect(ends(listDrawnRows(range({ startIndex: 0, endIndex: 3, count: 5 }), null, []))).toEqual([0, 4]);
  });

  it('are only those of the window when no more are requested around it', () => {
    expect(ends(listDrawnRows(range({ overscan: 0 }), 'forward', []))).toEqual([40, 49]);
  });

  it('include held rows, each once and in its place', () => {
    expect(listDrawnRows(range({ overscan: 0, endIndex: 42 }), 'forward', [-1, 70, 41, 3])).toEqual([
      3, 40, 41, 42, 70,
    ]);
  });
});

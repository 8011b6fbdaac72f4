import { describe, expect, it } from 'vitest';
import { listDrawnRows } from './drawn-rows.ts';

const range = (changed: Partial<Parameters<typeof listDrawnRows>[0]> = {}) => ({
  startIndex: 40,
  endIndex: 49,
  overscan: 6,
  count: 100,
  ...changed,
});

/** The first and the last, of rows that follow each other. */
const ends = (drawn: readonly number[]): [number, number] => {
  expect(drawn).toEqual(drawn.map((_row, at) => drawn[0]! + at));
  return [drawn[0]!, drawn.at(-1)!];
};

describe('the rows that a list draws', () => {
  it('are as many on either side of the window while it rests', () => {
    expect(ends(listDrawnRows(range(), null, []))).toEqual([34, 55]);
  });

  it('are fewer behind it, and as many ahead as ever, while it is scrolled', () => {
    expect(ends(listDrawnRows(range(), 'forward', []))).toEqual([37, 55]);
    expect(ends(listDrawnRows(range(), 'backward', []))).toEqual([34, 52]);
  });

  it('end with the list', () => {
    expect(ends(listDrawnRows(range({ startIndex: 0, endIndex: 3, count: 5 }), null, []))).toEqual([0, 4]);
  });

  it('are those of the window alone when none are asked for around it', () => {
    expect(ends(listDrawnRows(range({ overscan: 0 }), 'forward', []))).toEqual([40, 49]);
  });

  it('take in what is held, each once and in its place', () => {
    expect(listDrawnRows(range({ overscan: 0, endIndex: 42 }), 'forward', [-1, 70, 41, 3])).toEqual([
      3, 40, 41, 42, 70,
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { checkIndex, updateIndex } from './area-counts.ts';

const index = (...lines: string[]) =>
  ['# Index', '', '| area | rows |', '|---|---|', ...lines, '', 'End.'].join('\n');
const SLIP = '| [Slip](slip.md) | 9 | 4 | 3 | 2 | 2 | the bet slip |';
const counts = (pageProofMissing: number) =>
  new Map([['slip.md', { rows: 9, done: 4, toCome: 3, merged: 2, pageProofMissing }]]);

describe('the index', () => {
  it('says of each area what is there', () => {
    expect(checkIndex(index(SLIP), counts(2))).toEqual([]);
  });

  it('never lets the number of missing page proofs rise, not by filling it in either', () => {
    const rises = [
      expect.stringContaining(
        '3 rows that are met on the page have no test under client/, the index allows 2',
      ),
    ];
    expect(checkIndex(index(SLIP), counts(3))).toEqual(rises);
    const updated = updateIndex(index(SLIP), counts(3));
    expect(updated).toBe(index(SLIP));
    expect(checkIndex(updated, counts(3))).toEqual(rises);
  });

  it('keeps the number down once it has fallen', () => {
    expect(checkIndex(index(SLIP), counts(1))).toEqual([
      'slip.md: the counts of the index are of another time (--update says what is)',
    ]);
    const updated = updateIndex(index(SLIP), counts(1));
    expect(updated).toBe(index('| [Slip](slip.md) | 9 | 4 | 3 | 2 | 1 | the bet slip |'));
    expect(checkIndex(updated, counts(1))).toEqual([]);
    expect(checkIndex(updated, counts(2))).toHaveLength(1);
  });

  it('reports counts of another time', () => {
    expect(checkIndex(index(SLIP.replace('| 9 |', '| 8 |')), counts(2))).toHaveLength(1);
  });

  it('names every area, and nothing else', () => {
    expect(checkIndex(index(), counts(2))).toEqual(["the index doesn't name slip.md"]);
    expect(checkIndex(index(SLIP, SLIP.replaceAll('lip', 'now')), counts(2))).toEqual([
      'the index names snow.md, which is no area',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { isMet } from '../../bench/machine/aim.ts';
import { judgeSoak } from './judge-soak.ts';
import type { Growth } from './watch-growth.ts';

const FIGURES = (third2: number, third3: number) => ({
  metrics: { 'live_change_ms{third:2}': { 'p(99)': third2 }, 'live_change_ms{third:3}': { 'p(99)': third3 } },
  broken: [],
});

/** Nine looks: three of each third. */
const looks = (perThird: ReadonlyArray<Pick<Growth, 'residentBytes' | 'handles'>>): Growth[] =>
  perThird.flatMap((one) => Array.from({ length: 3 }, () => ({ atMs: 0, ...one })));

const STEADY = { residentBytes: 100e6, handles: 500 };

const missed = (...of: Parameters<typeof judgeSoak>): string[] =>
  judgeSoak(...of)
    .filter((aim) => !isMet(aim))
    .map(({ what }) => what.split(',')[0]!);

describe('a soak', () => {
  it('holds the last third against the one before, and forgives the first', () => {
    const growth = looks([{ residentBytes: 60e6, handles: 10 }, STEADY, STEADY]);
    expect(missed(FIGURES(40, 44), growth)).toEqual([]);
  });

  it('says what has grown', () => {
    expect(missed(FIGURES(40, 45), looks([STEADY, STEADY, STEADY]))).toEqual(['a change arrives']);
    const grown = looks([STEADY, STEADY, { residentBytes: 106e6, handles: 510 }]);
    expect(missed(FIGURES(40, 40), grown)).toEqual(['memory', 'open handles']);
  });

  it('misses what was not measured', () => {
    expect(missed({ metrics: {}, broken: [] }, [])).toHaveLength(3);
  });
});

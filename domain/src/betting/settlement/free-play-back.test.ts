import { describe, expect, it } from 'vitest';
import {
  createLeg,
  createParlayTerms,
  createStraight,
  readResults,
} from '../../../testing/wager-fixtures.ts';
import { settleWager } from './settle-wager.ts';
import type { LegResult, Wager } from '../wager/wager.ts';
import { PUSHED, WON } from '../wager/list-outcomes.ts';
import { calculateFreePlayBack } from './free-play-back.ts';

const back = (wager: Wager, results: readonly LegResult[], riskCents = 10_001): number =>
  calculateFreePlayBack(wager, results, settleWager(wager, results)!, riskCents);

const freePlay = createStraight({}, true);

describe('what of a free play goes back', () => {
  it('HR-31.3: its whole stake after a push or no action, nothing of a decided one, and never of cash', () => {
    expect(['W', 'L', 'P', 'X'].map((letter) => back(freePlay, readResults(letter)))).toEqual([
      0, 0, 10_001, 10_001,
    ]);
    expect(back(createStraight(), readResults('P'))).toBe(0);
  });

  it('HR-31.4, HR-33.2: the half of a quarter line that pushed goes back, rounded once', () => {
    expect(back(freePlay, [['W', 'P']])).toBe(5_001);
    expect(back(freePlay, [['P', 'L']])).toBe(5_001);
  });

  it('HR-31.3: a parlay gives back when all of its legs dropped out, not when one did', () => {
    const parlay: Wager = { terms: createParlayTerms(), legs: [createLeg(), createLeg()], freePlay: true };
    expect(back(parlay, readResults('PX'))).toBe(10_001);
    expect(back(parlay, readResults('PW'))).toBe(0);
    expect(back(parlay, readResults('PL'))).toBe(0);
    expect(back(parlay, readResults('L-'))).toBe(0);
    expect(back(parlay, [['W', 'P'], WON])).toBe(0);
    expect(back(parlay, [['L', 'P'], WON])).toBe(0);
  });

  it('HR-14.1, HR-31.3: a round robin gives back the stake of each parlay that dropped out, and pays each that won', () => {
    const wager: Wager = {
      terms: {
        kind: 'roundRobin',
        riskCents: 1_000,
        toWinCents: 15_868,
        sizes: [2],
        excluded: [],
        card: null,
      },
      legs: Array.from({ length: 4 }, () => createLeg({ price: 100 })),
      freePlay: true,
    };
    const settle = (letters: string) => {
      const results = readResults(letters);
      return [settleWager(wager, results), back(wager, results, 6_000)];
    };
    expect(settle('WWLL')).toEqual([{ status: 'W', netCents: 3_000 }, 0]);
    expect(settle('WPXL')).toEqual([{ status: 'W', netCents: 2_000 }, 1_000]);
    expect(settle('PXLL')).toEqual([{ status: 'L', netCents: 0 }, 1_000]);
    expect(settle('PXPX')).toEqual([{ status: 'P', netCents: 0 }, 6_000]);
    expect(settle('LLLL')).toEqual([{ status: 'L', netCents: 0 }, 0]);
  });

  it('HR-31.5, HR-31.1, HR-40.5: a share of a place is no push, though it makes nothing more of a stake in cash', () => {
    const evens = createStraight({ price: 100, toWinCents: 10_000 }, true);
    const result: LegResult = ['P', 'P', { tied: 2, places: 1 }];
    expect(settleWager(evens, [result])?.netCents).toBe(5_000);
    expect(back(evens, [result])).toBe(0);
    const parlay: Wager = {
      terms: createParlayTerms(),
      legs: [createLeg({ price: 100 }), createLeg()],
      freePlay: true,
    };
    expect(settleWager(parlay, [result, PUSHED])).toEqual({ status: 'P', netCents: 0 });
    expect(back(parlay, [result, PUSHED])).toBe(0);
  });
});

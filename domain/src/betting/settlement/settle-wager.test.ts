import { describe, expect, it } from 'vitest';
import {
  createLeg,
  createParlayTerms,
  createStraight,
  createTeaserCard,
  createTeaserTerms,
  readResults,
} from '../../../testing/wager-fixtures.ts';
import { LOST, WON } from '../wager/list-outcomes.ts';
import type { LegResult, Wager } from '../wager/wager.ts';
import { boundWager } from './bound-wager.ts';
import { settleWager } from './settle-wager.ts';

const HALF_OF_IT: LegResult = ['W', 'W', { tied: 2, places: 1 }];

describe('what becomes of a wager', () => {
  it('HR-33.2: a straight is half won though its cents round to nothing', () => {
    const cent = createStraight({ riskCents: 1, toWinCents: 1 });
    expect(settleWager(cent, [['P', 'W']])).toEqual({ status: 'W', netCents: 0 });
    expect(settleWager(cent, [null])).toBeNull();
  });

  it('HR-20.1: an if bet that makes nothing is even, though a leg won', () => {
    const leg = createLeg({ price: 100, riskCents: 5_000, toWinCents: 5_000 });
    const chain: Wager = {
      terms: { kind: 'ifBet', condition: 'winOnly' },
      legs: [leg, leg],
      freePlay: false,
    };
    expect(settleWager(chain, [WON, LOST])).toEqual({ status: 'P', netCents: 0 });
    expect(settleWager({ ...chain, terms: { kind: 'reverse' } }, [WON, LOST])).toEqual({
      status: 'L',
      netCents: -5_000,
    });
  });

  it('HR-12.4: a teaser that comes back has no action where a leg won, and is even where none did', () => {
    const teaser: Wager = { terms: createTeaserTerms(), legs: [createLeg(), createLeg()], freePlay: false };
    expect(settleWager(teaser, readResults('WP'))).toEqual({ status: 'X', netCents: 0 });
    expect(settleWager(teaser, readResults('PX'))).toEqual({ status: 'P', netCents: 0 });
  });

  it('HR-12.8: a teaser whose ties win, short of its card, has no action with that status', () => {
    const terms = createTeaserTerms({ teaser: createTeaserCard({ tieRule: 'tw' }) });
    const teaser: Wager = { terms, legs: [createLeg(), createLeg()], freePlay: false };
    expect(settleWager(teaser, readResults('PX'))).toEqual({ status: 'X', netCents: 0 });
    expect(settleWager(teaser, readResults('WX'))).toEqual({ status: 'X', netCents: 0 });
    expect(settleWager(teaser, readResults('PP'))).toMatchObject({ status: 'W' });
  });

  it('HR-31.1, HR-40.5: a free play on a shared place is paid what the share won, a parlay what it made in all', () => {
    const straight = createStraight({ price: 300, toWinCents: 30_000 });
    expect(settleWager(straight, [HALF_OF_IT])).toEqual({ status: 'W', netCents: 10_000 });
    expect(settleWager({ ...straight, freePlay: true }, [HALF_OF_IT])).toEqual({
      status: 'W',
      netCents: 15_000,
    });
    const legs = [createLeg({ price: 300 }), createLeg({ price: 100 })];
    const parlay: Wager = { terms: createParlayTerms({ toWinCents: 70_000 }), legs, freePlay: true };
    expect(settleWager(parlay, [HALF_OF_IT, WON])).toEqual({ status: 'W', netCents: 30_000 });
  });
});

describe('the best of a round robin', () => {
  const createRoundRobin = (prices: readonly number[], excluded: Array<[number, number]> = []): Wager => ({
    terms: { kind: 'roundRobin', riskCents: 1_000, toWinCents: 99, sizes: [2], excluded, card: null },
    legs: prices.map((price) => createLeg({ price })),
    freePlay: false,
  });

  it('HR-34.2: is worked out again where a pitcher’s price is new, and as it was sold elsewhere', () => {
    const sold = createRoundRobin([100, 100, 100]);
    expect(boundWager(sold)).toEqual({ worstNetCents: -3_000, bestNetCents: 99 });
    const [first, ...others] = sold.legs;
    const repriced = { ...sold, legs: [{ ...first!, price: 200, repricedFrom: 100 }, ...others] };
    expect(boundWager(repriced)).toEqual({ worstNetCents: -3_000, bestNetCents: 13_000 });
  });

  it('HR-40.5: a shared place leaves the others of its contest their chance', () => {
    const wager = createRoundRobin([300, 400, 100], [[0, 1]]);
    const outcomes = [
      [WON, ['X', 'X']],
      [['X', 'X'], WON],
    ] as const;
    const groups = [{ legs: [0, 1], outcomes }];
    expect(boundWager(wager, [HALF_OF_IT, null, null], groups).bestNetCents).toBe(12_000);
    expect(boundWager(wager, [WON, null, null], groups).bestNetCents).toBe(8_000);
  });
});

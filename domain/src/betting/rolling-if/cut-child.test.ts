import { describe, expect, it } from 'vitest';
import {
  createLeg,
  createParlayTerms,
  createStraight,
  createTeaserTerms,
  readResults,
} from '../../../testing/wager-fixtures.ts';
import { settleWager } from '../settlement/settle-wager.ts';
import type { Wager, WagerTerms } from '../wager/wager.ts';
import { applyCut, cutToWhatCameBack } from './cut-child.ts';

const cutTo = (wager: Wager, riskCents: number, gaveBackCents: number) => {
  const cut = cutToWhatCameBack(wager, riskCents, gaveBackCents);
  return { cut, cutWager: applyCut(wager, cut) };
};

describe('a rolling if whose parent gave back less than it stakes', () => {
  it('HR-25.5: stays whole while enough came back', () => {
    const entered = createStraight({ entered: 'toWin' });
    const { cut, cutWager } = cutTo(entered, 10_000, 10_000);
    expect(cut).toBeNull();
    expect(cutWager).toEqual(entered);
  });

  it('HR-25.4, HR-3.5: wins in proportion to what is left of the risk, rounded once and not from a rounded figure', () => {
    // 100.1 cents were staked to win 91, and 100 taken; 50 at −110 win 45.45.
    const entered = createStraight({ riskCents: 100, toWinCents: 91, entered: 'toWin' });
    expect(cutTo(entered, 100, 50).cut).toEqual({ riskCents: 50, toWinCents: 45 });
    expect(cutTo(createStraight({ riskCents: 100, toWinCents: 91 }), 100, 50).cut?.toWinCents).toBe(45);
  });

  it('HR-25.5: makes of the cut risk what any wager of that risk makes', () => {
    const { cutWager } = cutTo(createStraight({ isQuarter: true }), 10_000, 5_501);
    expect(settleWager(cutWager, readResults('W'))).toEqual({ status: 'W', netCents: 5_001 });
    expect(settleWager(cutWager, readResults('L'))).toEqual({ status: 'L', netCents: -5_501 });
    expect(settleWager(cutWager, [['W', 'P']])?.netCents).toBe(2_500);
    const repriced = { ...cutWager, legs: [{ ...cutWager.legs[0]!, price: 120, repricedFrom: -110 }] };
    expect(settleWager(repriced, readResults('W'))?.netCents).toBe(6_601);
  });

  it.each<WagerTerms>([
    { kind: 'ifBet', condition: 'winOnly' },
    { kind: 'reverse' },
    { kind: 'roundRobin', riskCents: 10_000, toWinCents: 9_091, sizes: [2], excluded: [], card: null },
  ])('HR-25.7: what never rolls from a wager stays as it is: $kind', (terms) => {
    const wager = { ...createStraight(), terms };
    expect(applyCut(wager, { riskCents: 5_000, toWinCents: 4_545 })).toBe(wager);
  });

  it('HR-25.5: a parlay and a teaser are cut as a whole', () => {
    const legs = [createLeg(), createLeg()];
    const parlay = cutTo({ terms: createParlayTerms(), legs, freePlay: false }, 10_000, 1_001);
    expect(parlay.cut).toEqual({ riskCents: 1_001, toWinCents: 2_647 });
    expect(settleWager(parlay.cutWager, readResults('WW'))?.netCents).toBe(2_647);
    expect(settleWager(parlay.cutWager, readResults('WP'))?.netCents).toBe(910);
    const teaser = cutTo({ terms: createTeaserTerms(), legs, freePlay: false }, 10_000, 1_001);
    expect(teaser.cut).toEqual({ riskCents: 1_001, toWinCents: 910 });
    expect(settleWager(teaser.cutWager, readResults('WP'))).toEqual({ status: 'X', netCents: 0 });
  });
});

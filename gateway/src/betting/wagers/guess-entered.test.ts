import type { WagerTerms } from '@lineboard/domain/betting/wager/wager';
import { describe, expect, it } from 'vitest';
import { completeTerms, enteredOfItem } from './guess-entered.ts';

const item = { risk_cents: 67, to_win_cents: 100, final_price: 150, final_line: null, entered: null };
const shared = { ...item, risk_cents: 0, to_win_cents: 0 };

/** The terms as they were stored before. */
const earlier = (terms: object) => terms as WagerTerms;

describe('the entered amount of a wager that was accepted before it was kept', () => {
  it('HR-3.1: is the to-win only where the risk follows from it and it doesn’t follow from the risk', () => {
    expect(enteredOfItem(item)).toBe('toWin');
    expect(enteredOfItem({ ...item, to_win_cents: 101 })).toBe('risk');
    expect(enteredOfItem({ ...item, risk_cents: 200, to_win_cents: 300 })).toBe('risk');
    expect(enteredOfItem({ ...item, entered: 'risk' })).toBe('risk');
  });

  it('HR-3.1: is told by a parlay’s figures in the same way, and what is kept stays', () => {
    const parlay = { kind: 'parlay', riskCents: 111, toWinCents: 1_000, openSpots: 0, card: null };
    const items = [shared, { ...shared, final_price: 300 }];
    expect(completeTerms(earlier(parlay), items)).toEqual({ ...parlay, entered: 'toWin' });
    const ofRisk = { ...parlay, riskCents: 100, toWinCents: 900 };
    expect(completeTerms(earlier(ofRisk), items)).toEqual({ ...ofRisk, entered: 'risk' });
    expect(completeTerms(earlier({ ...parlay, entered: 'risk' }), items)).toMatchObject({ entered: 'risk' });
  });

  it('HR-3.1, HR-15.1: counts the teams that a teaser was sold for, open places included', () => {
    const teaser = {
      kind: 'teaser',
      riskCents: 556,
      toWinCents: 1_001,
      openSpots: 1,
      teaser: { payCards: { 2: -110, 3: 180 } },
    };
    const terms = completeTerms(earlier(teaser), [shared, shared]);
    expect(terms).toEqual({ ...teaser, teams: 3, entered: 'risk' });
    expect(completeTerms(earlier({ ...teaser, riskCents: 1, toWinCents: 1 }), [shared])).toMatchObject({
      entered: 'risk',
    });
  });
});

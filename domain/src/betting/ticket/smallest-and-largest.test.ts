import { describe, expect, it } from 'vitest';
import { evaluateLegs, type LegSpec, plainLegs } from '../../../testing/many-games.ts';
import {
  anyLimit,
  createContext,
  createDraft,
  createItem,
  createGameQuote,
} from '../../../testing/ticket-fixtures.ts';
import { keyOfExposure } from '../../ground/pick/pick.ts';
import { evaluateTicket } from './evaluate-ticket.ts';

const reverse = { wagerType: 'actionReverse', amountEntered: 'base' } as const;

describe('the smallest amounts', () => {
  it.each([
    ['parlay', { wagerType: 'parlay' }],
    ['round robin', { wagerType: 'parlay', roundRobinSizes: [2] }],
    ['teaser', { wagerType: 'teaser', teaserName: 'T tp 6/4' }],
  ] as const)('VAL2-12: a %s risks at least the minimum', (_name, options) => {
    const at = (amountCents: number) =>
      evaluateLegs(plainLegs(3), { ...options, amountEntered: 'risk', amountCents });
    expect(at(100)).toMatchObject({ error: null, safeToPost: true });
    expect(at(99).error).toEqual({ code: 'amountBelowMinimum', params: { minimumCents: 100 } });
  });

  it('VAL2-12: each leg of a reverse risks at least the minimum', () => {
    const at = (amountCents: number) => evaluateLegs(plainLegs(2), { ...reverse, amountCents });
    // 0.91 to win costs 1.00, 0.90 costs 0.99.
    expect(at(91)).toMatchObject({ safeToPost: true });
    expect(at(90).items.map(({ errors }) => errors)).toEqual(
      ['leg1', 'leg2'].map((itemId) => [
        { itemId, code: 'amountBelowMinimum', params: { minimumCents: 100 } },
      ]),
    );
    expect(at(0).items.flatMap(({ errors }) => errors)).toEqual([]);
  });

  it('a stake that wins nothing is no amount, nor is one below zero', () => {
    const heavy: LegSpec = { line: { spreadAdj1: -1_000_000 }, item: { seenPrice: -1_000_000 } };
    const nothing = evaluateLegs(
      [heavy, heavy],
      { wagerType: 'parlay', amountEntered: 'risk', amountCents: 1 },
      { minimumWagerCents: 0 },
    );
    expect(nothing.error).toEqual({ code: 'amountInvalid' });
    for (const wagerType of ['parlay', 'actionReverse'] as const)
      expect(evaluateLegs(plainLegs(2), { wagerType, amountCents: -1 })).toMatchObject({
        error: { code: 'amountInvalid' },
        safeToPost: false,
      });
  });
});

describe('the largest amounts of chains', () => {
  it('HR-4.1: those of a reverse keep to the largest payout', () => {
    const at = (amountCents: number) =>
      evaluateLegs(plainLegs(2), { ...reverse, amountCents }, { ifBetMaxPayoutCents: 31_000 });
    expect(at(5_000)).toMatchObject({ error: null, amounts: { riskMaxCents: 5_000, toWinMaxCents: 5_000 } });
    expect(at(5_001).error).toEqual({ code: 'payoutExceeded', params: { maxPayoutCents: 31_000 } });
    expect(at(5_000).wagers[0]?.itemIds).toEqual(['leg1', 'leg2']);
  });

  it('HR-4.2, HR-4.4: those of a reverse share circled maximum and exposure among its bets', () => {
    const circled: LegSpec = { line: { spreadLineStatus: 'I', spreadMaxWagerCents: 20_000 } };
    expect(evaluateLegs([circled, {}], { ...reverse, amountCents: 100 }).items[0]?.maxWagerLimitCents).toBe(
      10_000,
    );
    const pick = { type: 'G', gameNum: 1, periodNumber: 0, market: 'S', side: 'team1' } as const;
    const exposureCents = new Map([[keyOfExposure(pick, null), 40_001]]);
    expect(
      evaluateLegs(plainLegs(2), { ...reverse, amountCents: 100 }, { exposureCents }).items[0]
        ?.maxWagerLimitCents,
    ).toBe(29_999);
  });

  it('HR-4.1, HR-22.2: those of an if bet’s legs keep to the largest payout, counting the other legs’ amounts', () => {
    const amounts = (first: number, second: number): LegSpec[] =>
      [first, second].map((amountCents) => ({ item: { amountEntered: 'toWin', amountCents } }));
    const at = (first: number, second: number) =>
      evaluateLegs(amounts(first, second), { wagerType: 'ifWinOrPush' }, { ifBetMaxPayoutCents: 31_000 });
    const ticket = at(10_000, 10_000);
    expect(ticket).toMatchObject({ error: null, safeToPost: true });
    expect(ticket.wagers[0]?.itemIds).toEqual(['leg1', 'leg2']);
    for (const item of ticket.items)
      expect(item).toMatchObject({ riskMaxCents: 11_000, toWinMaxCents: 10_000, maxWagerLimitCents: 10_000 });
    expect(at(10_000, 10_001).error).toEqual({ code: 'payoutExceeded', params: { maxPayoutCents: 31_000 } });
    expect(evaluateLegs(plainLegs(1), { wagerType: 'ifWinOnly' }).error).toEqual({
      code: 'tooFewLegs',
      params: { fewest: 2 },
    });
  });

  it('HR-4.3, HR-4.4: those of a teaser keep to its own limits, less what other teasers hold', () => {
    const limits = [anyLimit(100_000), { ...anyLimit(20_000), limitType: 'T' as const }];
    const pick = { type: 'G', gameNum: 2, periodNumber: 0, market: 'S', side: 'team1' } as const;
    const exposureCents = new Map([
      [keyOfExposure(pick, 'T'), 5_000],
      [keyOfExposure(pick, 'P'), 19_000],
    ]);
    const ticket = evaluateLegs(
      plainLegs(2),
      { wagerType: 'teaser', teaserName: 'T tp 6/4', amountEntered: 'risk', amountCents: 100 },
      { limits, exposureCents },
    );
    expect(ticket.amounts).toMatchObject({ riskMaxCents: 15_000 });
  });
});

describe('a leg on a quarter line', () => {
  it('HR-33.1, HR-22.4: is placed as one, with the half result that its number allows', () => {
    const placeAt = (points: number) =>
      evaluateTicket(
        createDraft([createItem({ seenLine: points })]),
        createContext({ quotes: new Map([['a', createGameQuote({ spread1: points, spread2: -points })]]) }),
      ).wagers[0]?.wager.legs[0];
    expect(placeAt(-3.5)).toMatchObject({ isQuarter: false, quarterHalf: null, entered: 'toWin' });
    expect(placeAt(-3.25)).toMatchObject({ isQuarter: true, quarterHalf: 'L' });
    expect(placeAt(-3.75)).toMatchObject({ isQuarter: true, quarterHalf: 'W' });
  });
});

import { describe, expect, it } from 'vitest';
import { evaluateLegs, type LegSpec, plainLegs } from '../../../testing/many-games.ts';
import { anyLimit } from '../../../testing/ticket-fixtures.ts';
import { DEFAULT_HOUSE_RULES } from '../../ground/house-rules/default-house-rules.ts';
import type { TicketContext } from './ticket-evaluation.ts';
import type { TicketDraft } from '../request/ticket-request.ts';

const evaluate = (
  legs: readonly LegSpec[],
  options: Partial<TicketDraft>,
  fields: Partial<TicketContext> = {},
) => evaluateLegs(legs, { amountEntered: 'risk', ...options }, fields);

const restricted = (...codes: string[]) => ({ restrictions: codes.map((code) => ({ code, params: {} })) });
const codesOf = ({ items }: ReturnType<typeof evaluate>) =>
  items.map(({ errors }) => errors.map(({ code }) => code));

describe('the base amount of many legs', () => {
  it.each([
    ['parlay', {}],
    ['teaser', { teaserName: 'T tp 6/4' }],
  ] as const)('HR-3.4: of a %s is its risk, of favourites, too', (wagerType, options) => {
    const base = evaluate(plainLegs(2), {
      wagerType,
      ...options,
      amountEntered: 'base',
      amountCents: 10_000,
    });
    const risk = evaluate(plainLegs(2), {
      wagerType,
      ...options,
      amountEntered: 'risk',
      amountCents: 10_000,
    });
    expect(base.totalRiskCents).toBe(10_000);
    expect(base.totalToWinCents).toBe(risk.totalToWinCents);
  });
});

describe('a parlay', () => {
  it('reports only that an item can’t be bet, and nothing about its combination with others', () => {
    const ticket = evaluate(
      [
        { pick: { gameNum: 1 }, line: { spreadLineStatus: 'H' } },
        { pick: { gameNum: 1, side: 'team2' }, item: { seenLine: 3.5 } },
      ],
      { wagerType: 'parlay', amountCents: 1_000 },
    );
    expect(codesOf(ticket)).toEqual([['lineHeld'], ['correlatedLegs']]);
  });

  it('ST2-11, ST2-16, VAL2-20: is one wager over all legs, with the product of their factors', () => {
    const ticket = evaluate(plainLegs(3), { wagerType: 'parlay', amountCents: 10_000 });
    expect(ticket).toMatchObject({
      error: null,
      safeToPost: true,
      playCount: 1,
      totalRiskCents: 10_000,
      totalToWinCents: 59_579,
    });
    expect(ticket.wagers).toMatchObject([{ itemIds: ['leg1', 'leg2', 'leg3'], heldCents: 10_000 }]);
  });

  it('HR-3.1: an amount to win is kept to the cent, and the risk follows', () => {
    const ticket = evaluate(plainLegs(2), {
      wagerType: 'parlay',
      amountEntered: 'toWin',
      amountCents: 10_000,
    });
    expect(ticket).toMatchObject({ totalRiskCents: 3_781, totalToWinCents: 10_000, safeToPost: true });
  });

  it('HR-3.1, HR-4.1: the largest to-win that is shown is taken when it is entered', () => {
    const heavy: LegSpec[] = [-200, -700].map((spreadAdj1) => ({
      line: { spreadAdj1 },
      item: { seenPrice: spreadAdj1 },
    }));
    const at = (amountCents: number) =>
      evaluate(heavy, { wagerType: 'parlay', amountEntered: 'toWin', amountCents });
    expect(at(100).amounts).toMatchObject({ riskMaxCents: 100_000, toWinMaxCents: 71_428 });
    expect(at(71_428).error).toBeNull();
    expect(at(71_429).error?.code).toBe('amountExceeded');
  });

  it('VAL2-20: without an amount it has no error and is not safe to post', () => {
    expect(evaluate(plainLegs(2), { wagerType: 'parlay' })).toMatchObject({ error: null, safeToPost: false });
  });

  it('HR-10.1: has 2 to 12 legs', () => {
    const codeOf = (count: number) =>
      evaluate(plainLegs(count), { wagerType: 'parlay', amountCents: 100 }, { limits: [anyLimit(100_000)] })
        .error?.code;
    expect([1, 2, 12, 13].map(codeOf)).toEqual(['tooFewLegs', undefined, undefined, 'tooManyLegs']);
  });

  it('HR-11.2, HR-11.5, VAL2-22: refuses legs that exclude each other, and names each of them', () => {
    const twice: LegSpec[] = [
      {},
      { pick: { gameNum: 1, market: 'M', side: 'team2' }, item: { seenPrice: 155, seenLine: null } },
    ];
    const ticket = evaluate(twice, { wagerType: 'parlay', amountCents: 1_000 });
    expect(ticket).toMatchObject({ error: { code: 'parlayCombinations' }, safeToPost: false });
    expect(codesOf(ticket)).toEqual([['correlatedLegs'], ['correlatedLegs']]);
    expect(ticket.items[0]?.errors[0]?.params).toEqual({ otherItemId: 'leg2' });
  });

  it('HR-11.3: refuses a leg with parlay restriction D', () => {
    const ticket = evaluate([{}, { game: { parlayRestriction: 'D' } }], {
      wagerType: 'parlay',
      amountCents: 1_000,
    });
    expect(codesOf(ticket)).toEqual([[], ['parlayRestricted']]);
    expect(ticket.safeToPost).toBe(false);
  });

  it('HR-11.1, HR-14.4: a side and a total that their game keeps apart are refused in a parlay and left out of a round robin', () => {
    const game = { gameNum: 1, parlayRestriction: 'S' } as const;
    const total = { type: 'G', gameNum: 1, periodNumber: 0, market: 'L', side: 'over' } as const;
    const legs = [
      { game },
      {
        item: { pick: total, seenLine: 44.5 },
        game,
        line: { gameNum: 1, totalPoints: 44.5, ttlPtsAdj1: -110 },
      },
      {},
    ];
    const parlay = evaluate(legs, { wagerType: 'parlay', amountCents: 1_000 });
    expect(codesOf(parlay)).toEqual([['correlatedLegs'], ['correlatedLegs'], []]);
    expect(parlay.safeToPost).toBe(false);
    const roundRobin = evaluate(legs, { wagerType: 'parlay', roundRobinSizes: [2], amountCents: 1_000 });
    expect(roundRobin).toMatchObject({ playCount: 2, safeToPost: true });
  });

  it('HR-4.1, HR-4.4: stays within the lowest of its legs’ limits, minus what other parlays have at risk on a leg', () => {
    const limits = [anyLimit(100_000), { ...anyLimit(20_000), limitType: 'P' as const }];
    const exposureCents = new Map([['P.G.2.0.S.team1', 5_000]]);
    const at = (amountCents: number) =>
      evaluate(plainLegs(2), { wagerType: 'parlay', amountCents }, { limits, exposureCents });
    expect(at(15_000).safeToPost).toBe(true);
    expect(at(15_001).error).toEqual({
      code: 'amountExceeded',
      params: { maxRiskCents: 15_000, maxToWinCents: 39_669 },
    });
  });

  it('HR-4.2: a circled leg brings its own maximum', () => {
    const circled = { line: { spreadLineStatus: 'I', spreadMaxWagerCents: 3_000 } } as const;
    const ticket = evaluate([{}, circled], { wagerType: 'parlay', amountCents: 3_001 });
    expect(ticket.error).toMatchObject({ code: 'amountExceeded', params: { maxRiskCents: 3_000 } });
  });

  it('HR-10.4: pays no more than the customer’s maximum', () => {
    const at = (amountCents: number) =>
      evaluate(plainLegs(2), { wagerType: 'parlay', amountCents }, { parlayMaxPayoutCents: 36_446 });
    expect(at(10_000)).toMatchObject({ error: null, amounts: { riskMaxCents: 10_000 } });
    expect(at(10_001).error).toEqual({ code: 'payoutExceeded', params: { maxPayoutCents: 36_446 } });
  });

  it('never calculates amounts beyond exact integers', () => {
    const long: LegSpec = { line: { spreadAdj1: 900_000 }, item: { seenPrice: 900_000 } };
    const ticket = evaluate(Array(12).fill(long), { wagerType: 'parlay', amountCents: 10_000_000_000 });
    expect(ticket.safeToPost).toBe(false);
    expect(Number.isSafeInteger(ticket.totalToWinCents)).toBe(true);
  });
});

describe('a round robin', () => {
  const limits = [anyLimit(10_000_000)];

  it('HR-14.2: stakes the amount on every combination', () => {
    const ticket = evaluate(
      plainLegs(4),
      { wagerType: 'parlay', roundRobinSizes: [2, 3], amountCents: 1_000 },
      { limits },
    );
    expect(ticket).toMatchObject({ playCount: 10, totalRiskCents: 10_000, error: null, safeToPost: true });
    expect(ticket.totalToWinCents).toBe(6 * 2_645 + 4 * 5_958);
  });

  it('HR-14.4: legs that exclude each other leave out only the combinations that hold both', () => {
    const legs: LegSpec[] = [{}, { pick: { gameNum: 1, side: 'team2' }, item: { seenLine: 3.5 } }, {}, {}];
    const ticket = evaluate(
      legs,
      { wagerType: 'parlay', roundRobinSizes: [2], amountCents: 1_000 },
      { limits },
    );
    expect(ticket).toMatchObject({ playCount: 5, totalRiskCents: 5_000, safeToPost: true });
  });

  const moneyLine = (side: 'team1' | 'team2', price: number): LegSpec => ({
    pick: { gameNum: 1, market: 'M', side },
    item: { seenPrice: price, seenLine: null },
    line: side === 'team1' ? { moneyLine1: price } : { moneyLine2: price },
  });

  it('HR-14.4: combinations that exclude each other count in no limit: the largest amount is the true one', () => {
    const at = (amountCents: number) =>
      evaluate(
        [{}, moneyLine('team1', -180), {}].map((leg, at) => (at === 2 ? { pick: { gameNum: 2 } } : leg)),
        { wagerType: 'parlay', roundRobinSizes: [2], amountCents },
        { limits, roundRobinMaxPayoutCents: 100_000 },
      );
    expect(at(15_000)).toMatchObject({ error: null, playCount: 2, amounts: { riskMaxCents: 15_118 } });
    expect(at(15_000).totalRiskCents + at(15_000).totalToWinCents).toBe(99_214);
    expect(at(15_118).error).toBeNull();
    expect(at(15_119).error?.code).toBe('payoutExceeded');
  });

  it('HR-14.5: shows a to-win that never counts both money lines of a game as won', () => {
    const ticket = evaluate(
      [moneyLine('team1', 150), moneyLine('team2', -170), { pick: { gameNum: 2 } }],
      { wagerType: 'parlay', roundRobinSizes: [2], amountCents: 100 },
      { limits },
    );
    expect(ticket).toMatchObject({ playCount: 2, totalRiskCents: 200, totalToWinCents: 277, error: null });
  });

  it('HR-14.1: the largest amount that is shown is taken, roundings and all', () => {
    const three: LegSpec[] = [-110, -115, -110].map((spreadAdj1) => ({
      line: { spreadAdj1 },
      item: { seenPrice: spreadAdj1 },
    }));
    const at = (amountCents: number) =>
      evaluate(
        three,
        { wagerType: 'parlay', roundRobinSizes: [2, 3], amountCents },
        { limits, roundRobinMaxPayoutCents: 2_500_000 },
      );
    const { riskMaxCents } = at(100).amounts!;
    expect(at(riskMaxCents).error).toBeNull();
    expect(at(riskMaxCents + 1).error?.code).toBe('payoutExceeded');
  });

  it.each([
    ['roundRobinMaxBetCents', 2_999, 'roundRobinBetExceeded'],
    ['roundRobinMaxPayoutCents', 10_934, 'payoutExceeded'],
  ] as const)('HR-14.3: is capped by %s', (cap, cents, code) => {
    const at = (capCents: number) =>
      evaluate(
        plainLegs(3),
        { wagerType: 'parlay', roundRobinSizes: [2], amountCents: 1_000 },
        { limits, [cap]: capCents },
      ).error?.code;
    expect(at(cents)).toBe(code);
    expect(at(cents + 1)).toBeUndefined();
  });

  it('VAL2-27, VAL2-28, VAL2-29: is refused where it may not be chosen', () => {
    const codeOf = (count: number, fields: Partial<TicketContext> = {}) =>
      evaluate(
        plainLegs(count),
        { wagerType: 'parlay', roundRobinSizes: [2], amountCents: 100 },
        { limits, ...fields },
      ).error?.code;
    expect(codeOf(2)).toBe('tooFewLegs');
    expect(codeOf(3, restricted('DROUNDR'))).toBe('roundRobinDisabled');
    expect(codeOf(3)).toBeUndefined();
  });

  it('refuses a size that has no combination', () => {
    const ticket = evaluate(
      plainLegs(3),
      { wagerType: 'parlay', roundRobinSizes: [2, 5], amountCents: 100 },
      { limits },
    );
    expect(ticket.error?.code).toBe('roundRobinSizes');
  });
});

describe('a teaser', () => {
  const six = { wagerType: 'teaser', teaserName: 'T tp 6/4', amountCents: 11_000 } as const;

  it('ST2-12, HR-12.1: moves every leg and pays by its card', () => {
    const over: LegSpec = {
      pick: { market: 'L', side: 'over' },
      item: { seenLine: 44.5, seenPrice: -105 },
    };
    const ticket = evaluate([{}, over], six);
    expect(ticket).toMatchObject({ totalRiskCents: 11_000, totalToWinCents: 10_000, safeToPost: true });
    expect(ticket.items.map(({ finalLine, teaserPoints }) => [finalLine, teaserPoints])).toEqual([
      [2.5, 6],
      [38.5, 6],
    ]);
  });

  it('HR-12.5: ignores a leg’s price that moves without its points, and pays the same', () => {
    const teaser = { wagerType: 'teaser', teaserName: 'T tp 6/4', amountCents: 10_000 } as const;
    const moved: LegSpec[] = [{}, { line: { spreadAdj1: -125, version: 9 } }];
    const { items, totalToWinCents } = evaluate(moved, teaser);
    expect(items.map(({ changed }) => changed)).toEqual([null, null]);
    expect(totalToWinCents).toBe(evaluate(plainLegs(2), teaser).totalToWinCents);
    const parlay = evaluate(moved, { wagerType: 'parlay', amountCents: 10_000 });
    expect(parlay.items[1]?.changed).toMatchObject({ oldPrice: -110, newPrice: -125 });
  });

  it('HR-12.7: takes the periods that its card names', () => {
    const half: LegSpec = {
      item: { pick: { type: 'G', gameNum: 1, periodNumber: 1, market: 'S', side: 'team1' } },
      line: { gameNum: 1, periodNumber: 1 },
      game: { gameNum: 1 },
    };
    const halves = { ...DEFAULT_HOUSE_RULES.teasers[0]!, teaserName: 'T tp halves', periods: [0, 1] };
    const rules = { ...DEFAULT_HOUSE_RULES, teasers: [...DEFAULT_HOUSE_RULES.teasers, halves] };
    const at = (teaserName: string) =>
      evaluate([half, {}], { wagerType: 'teaser', teaserName, amountCents: 1_000 }, { rules });
    expect(at('T tp halves')).toMatchObject({ safeToPost: true, items: [{ teaserPoints: 6 }, {}] });
    expect(codesOf(at('T tp 6/4'))[0]).toEqual(['wagerTypeUnavailable']);
  });

  it('HR-12.6: pleasers move against the customer', () => {
    const ticket = evaluate(plainLegs(2), { ...six, teaserName: 'Pleaser tl 6/4', amountCents: 100 });
    expect(ticket.items[0]).toMatchObject({ finalLine: -9.5, teaserPoints: -6 });
    expect(ticket.totalToWinCents).toBe(600);
  });

  it('HR-12.7: takes only the teams that its card names, and only legs that can be teased', () => {
    expect(evaluate(plainLegs(2), { ...six, teaserName: 'T tl 10/7 3 teams' }).error).toEqual({
      code: 'teaserTeams',
      params: { teams: 2, allowed: '3' },
    });
    expect(evaluate(plainLegs(9), six).error?.code).toBe('teaserTeams');
    expect(evaluate(plainLegs(2), { ...six, teaserName: 'T tp 5/3' }).error?.code).toBe('teaserUnknown');
    const moneyLine: LegSpec = { pick: { market: 'M' }, item: { seenPrice: -180, seenLine: null } };
    expect(codesOf(evaluate([{}, moneyLine], six))).toEqual([[], ['wagerTypeUnavailable']]);
    expect(codesOf(evaluate([{}, { game: { sportType: 'Hockey', sportSubType: 'NHL' } }], six))[1]).toEqual([
      'wagerTypeUnavailable',
    ]);
  });

  it('CALL2-22: takes the number of picks that the card of its name allows', () => {
    const mostPicks = (teaserName: string) =>
      2 + evaluate(plainLegs(2), { ...six, teaserName }, restricted('TEOPEN')).choices.mostOpenSpots;
    expect(['T tp 6/4', 'T tl 10/7 3 teams', 'T tl 13/9 4 teams'].map(mostPicks)).toEqual([8, 3, 4]);
  });

  it('only asks about a leg’s points: a price that moved doesn’t matter', () => {
    const ticket = evaluate([{}, { item: { seenPrice: -125 } }], six);
    expect(ticket.items.map(({ changed }) => changed)).toEqual([null, null]);
    expect(evaluate([{}, { item: { seenLine: -3 } }], six).items[1]?.changed).not.toBeNull();
  });

  it('VAL2-35: sells no points', () => {
    const ticket = evaluate([{ item: { pointsBought: 1 } }, {}], six);
    expect(ticket.items[0]?.pointOptions).toEqual([]);
    expect(codesOf(ticket)[0]).toEqual(['pointsUnavailable']);
  });
});

describe('open spots', () => {
  const open = { wagerType: 'parlay', openSpots: 2, amountCents: 1_000 } as const;

  it('HR-15.1: are left empty, and the existing legs show what they win', () => {
    const ticket = evaluate(plainLegs(2), open, restricted('PLOPEN'));
    expect(ticket).toMatchObject({
      error: null,
      totalRiskCents: 1_000,
      totalToWinCents: 2_645,
      safeToPost: true,
    });
    expect(evaluate(plainLegs(1), open, restricted('PLOPEN')).safeToPost).toBe(true);
  });

  it('HR-15.1: count for a teaser’s payout', () => {
    const teaser = { ...open, wagerType: 'teaser', teaserName: 'T tp 6/4' } as const;
    const ticket = evaluate(plainLegs(2), teaser, restricted('TEOPEN'));
    expect(ticket).toMatchObject({ error: null, totalToWinCents: 3_000 });
  });

  it('are refused without the restriction that allows them, and when there are too many', () => {
    expect(evaluate(plainLegs(2), open).error?.code).toBe('openSpotsNotAllowed');
    expect(evaluate(plainLegs(2), open, restricted('TEOPEN')).error?.code).toBe('openSpotsNotAllowed');
    expect(evaluate(plainLegs(11), open, restricted('PLOPEN')).error?.code).toBe('openSpotsTooMany');
  });
});

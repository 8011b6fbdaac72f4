import { describe, expect, it } from 'vitest';
import { createLegs, type LegSpec, plainLegs } from '../../../testing/many-games.ts';
import { anyLimit, createDraft } from '../../../testing/ticket-fixtures.ts';
import {
  createLeg,
  createParlayTerms,
  createTeaserCard,
  createTeaserTerms,
  readResults,
} from '../../../testing/wager-fixtures.ts';
import type { WagerTerms } from '../wager/wager.ts';
import { evaluateTicket } from './evaluate-ticket.ts';
import type { TicketContext } from './ticket-evaluation.ts';
import type { PlacedLeg, PlacedWager } from '../wager/placed-wager.ts';
import type { TicketDraft } from '../request/ticket-request.ts';

const FILLING = { ticketNumber: 7, wagerNumber: 1 };

/** Two legs at −110 of games 91 and 92, 100.00 at risk. */
const createOpen = (terms: WagerTerms, fields: Partial<PlacedWager> = {}): PlacedWager => ({
  wager: { terms, legs: [createLeg(), createLeg()], freePlay: false },
  legs: [91, 92].map((gameNum) => createPlacedLeg(gameNum)),
  status: 'O',
  riskCents: 10_000,
  toWinCents: 26_446,
  chainLength: 0,
  hasChild: false,
  fillDeadlineMs: null,
  ...fields,
});
const createPlacedLeg = (gameNum: number, fields: Partial<PlacedLeg> = {}): PlacedLeg => ({
  pick: { type: 'G', gameNum, periodNumber: 0, market: 'S', side: 'team1' },
  sportType: 'Football',
  correlation: { linkedContests: [], contestGameNum: null },
  result: null,
  ...fields,
});

const OPEN_PARLAY = createOpen(createParlayTerms({ openSpots: 2 }));
const CARD = createTeaserCard();
const OPEN_TEASER = createOpen(createTeaserTerms({ openSpots: 1, toWinCents: 18_000 }));

const fill = (
  filled: PlacedWager | null,
  options: Partial<TicketDraft> = {},
  legs: readonly LegSpec[] = plainLegs(1),
  fields: Partial<TicketContext> = {},
) => {
  const { items, context } = createLegs(legs, { filled, ...fields });
  const kind = filled?.wager.terms.kind === 'teaser' ? 'teaser' : 'parlay';
  return evaluateTicket(createDraft(items, { wagerType: kind, filling: FILLING, ...options }), context);
};
const codeOf = (...[filled, options, legs, fields]: Parameters<typeof fill>) =>
  fill(filled, options, legs, fields).error?.code;

describe('filling open spots', () => {
  it('HR-15.2: stakes nothing more, takes the current price and keeps what was accepted', () => {
    const ticket = fill(OPEN_PARLAY, {}, [{ line: { spreadAdj1: 150 }, item: { seenPrice: 150 } }]);
    expect(ticket).toMatchObject({ error: null, safeToPost: true, totalRiskCents: 10_000 });
    expect(ticket.totalToWinCents).toBe(81_116);
    expect(ticket.wagers[0]).toMatchObject({
      heldCents: 0,
      wager: { terms: { openSpots: 1 }, legs: [{ price: -110 }, { price: -110 }, { price: 150 }] },
    });
  });

  it('HR-15.3: a teaser’s to-win stays to the cent as it was printed', () => {
    const odd = createOpen(createTeaserTerms({ openSpots: 1, toWinCents: 18_001 }));
    expect(fill(odd)).toMatchObject({
      error: null,
      amounts: { riskCents: 10_000, toWinCents: 18_001 },
      items: [{ teaserPoints: 6, finalLine: 2.5 }],
    });
  });

  it('HR-15.3: takes legs of the filled wager’s own kind alone', () => {
    for (const wagerType of ['straight', 'teaser', 'ifWinOnly', 'ifWinOrPush', 'actionReverse'] as const)
      expect(codeOf(OPEN_PARLAY, { wagerType }), wagerType).toBe('openSpotsOtherKind');
    expect(codeOf(OPEN_TEASER, { wagerType: 'parlay' })).toBe('openSpotsOtherKind');
    expect(codeOf(OPEN_PARLAY, { wagerType: 'teaser', teaserName: CARD.teaserName })).toBe(
      'openSpotsOtherKind',
    );
  });

  it('HR-15.3: a teaser takes its own card’s name or none, and its points whatever the book’s cards say now', () => {
    expect(codeOf(OPEN_TEASER, { teaserName: 'T tl 13/9 4 teams' })).toBe('openSpotsOtherKind');
    expect(codeOf(OPEN_TEASER, { teaserName: CARD.teaserName })).toBeUndefined();
    const other = createTeaserCard({ points: { Football: 20 } });
    const { rules } = createLegs([]).context;
    expect(fill(OPEN_TEASER, {}, plainLegs(1), { rules: { ...rules, teasers: [other] } })).toMatchObject({
      error: null,
      items: [{ teaserPoints: 6 }],
    });
  });

  it.each<[string, Partial<TicketDraft>, string]>([
    ['sizes of a round robin', { roundRobinSizes: [2] }, 'roundRobinDisabled'],
    ['open spots of its own', { openSpots: 1 }, 'openSpotsNotAllowed'],
    ['a birdcage', { arbc: true }, 'wagerTypeUnavailable'],
    ['free play', { useFreePlay: true }, 'freePlayUnavailable'],
    ['less juice', { lessJuice: true }, 'lessJuiceUnavailable'],
    ['a parent', { parentRif: { ...FILLING, winOnly: true } }, 'rifUnavailable'],
    ['a teaser’s name', { teaserName: CARD.teaserName }, 'optionUnavailable'],
  ])('HR-15.3: refuses %s together with it', (_what, options, code) => {
    const restrictions = ['PLOPEN', 'TEOPEN', 'FPPARLAYS', 'LESSJUICE'].map((each) => ({
      code: each,
      params: {},
    }));
    expect(codeOf(OPEN_PARLAY, options, plainLegs(1), { restrictions })).toBe(code);
  });

  it('HR-15.3: needs an accepted wager with empty places, and as many as there are legs', () => {
    expect(codeOf(null)).toBe('openSpotsClosed');
    expect(codeOf(createOpen(createParlayTerms({ openSpots: 0 })))).toBe('openSpotsClosed');
    expect(codeOf(createOpen({ kind: 'straight' }))).toBe('openSpotsClosed');
    for (const status of ['W', 'L', 'P', 'X'] as const)
      expect(codeOf(createOpen(createParlayTerms({ openSpots: 2 }), { status }))).toBe('openSpotsClosed');
    expect(codeOf(OPEN_PARLAY, {}, plainLegs(2))).toBeUndefined();
    expect(fill(OPEN_PARLAY, {}, plainLegs(3))).toMatchObject({
      error: { code: 'openSpotsTooMany', params: { most: 2 } },
      wagers: [],
    });
  });

  it('HR-15.3: ends when a leg has lost, also in the moment before the wager says so', () => {
    const [lost = null] = readResults('L');
    const legs = [createPlacedLeg(91, { result: lost }), createPlacedLeg(92)];
    expect(codeOf(createOpen(createParlayTerms({ openSpots: 2 }), { legs }))).toBe('openSpotsClosed');
  });

  it('HR-44.1: waits for a live ticket that fills it already', () => {
    const reserved = createOpen(createParlayTerms({ openSpots: 2 }), { isReserved: true });
    expect(codeOf(reserved)).toBe('wagerReserved');
  });

  it('HR-15.5: ends with the deadline', () => {
    const { bookMs } = createLegs([]).context;
    const until = (fillDeadlineMs: number) =>
      codeOf(createOpen(createParlayTerms({ openSpots: 2 }), { fillDeadlineMs }));
    expect(until(bookMs)).toBeUndefined();
    expect(until(bookMs - 1)).toBe('openSpotsClosed');
  });

  it('HR-11.5: a leg that was accepted already, or collides with one, is refused by name', () => {
    const twice = fill(OPEN_PARLAY, {}, [{ pick: { gameNum: 91 } }]);
    expect(twice.error?.code).toBe('parlayCombinations');
    expect(twice.items[0]?.errors).toEqual([
      { itemId: 'leg1', code: 'correlatedLegs', params: { otherPick: 'G.91.0.S.team1' } },
    ]);
    const both = fill(OPEN_PARLAY, {}, [{}, { pick: { gameNum: 1 } }]);
    expect(both.items.map(({ errors }) => errors.map(({ code }) => code))).toEqual([
      ['duplicatePick', 'correlatedLegs'],
      ['duplicatePick', 'correlatedLegs'],
    ]);
  });

  it('HR-4.7: a leg’s limit is judged against what is staked, and the leg is named', () => {
    const limits = [{ ...anyLimit(9_999), limitType: 'P' as const }];
    const over = fill(OPEN_PARLAY, {}, plainLegs(1), { limits });
    expect(over).toMatchObject({
      error: { code: 'amountExceeded', params: { maxRiskCents: 9_999 } },
      safeToPost: false,
      items: [{ errors: [{ itemId: 'leg1', code: 'amountExceeded' }] }],
    });
    expect(codeOf(OPEN_PARLAY, {}, plainLegs(1), { limits: [anyLimit(10_000)] })).toBeUndefined();
    const circled: LegSpec = { line: { spreadLineStatus: 'I', spreadMaxWagerCents: 1_000 } };
    expect(codeOf(OPEN_PARLAY, {}, [circled])).toBe('amountExceeded');
    expect(codeOf(OPEN_TEASER, {}, [circled])).toBe('amountExceeded');
    const exposureCents = new Map([['P.G.1.0.S.team1', 1]]);
    expect(codeOf(OPEN_PARLAY, {}, plainLegs(1), { limits: [anyLimit(10_000)], exposureCents })).toBe(
      'amountExceeded',
    );
  });

  it('HR-10.4, HR-15.4: pays no more than the customer’s maximum, all legs together', () => {
    const at = (parlayMaxPayoutCents: number) =>
      codeOf(OPEN_PARLAY, {}, plainLegs(1), { parlayMaxPayoutCents });
    expect(at(69_579)).toBeUndefined();
    expect(at(69_578)).toBe('payoutExceeded');
    const long: LegSpec = { line: { spreadAdj1: 1_000_000 }, item: { seenPrice: 1_000_000 } };
    const many = createOpen(createParlayTerms({ openSpots: 10 }));
    for (const parlayMaxPayoutCents of [null, 10_000_000])
      expect(codeOf(many, {}, Array<LegSpec>(10).fill(long), { parlayMaxPayoutCents })).toBe(
        'payoutExceeded',
      );
  });

  it('HR-15.4: a minimum that rose since doesn’t refuse what was staked before', () => {
    expect(codeOf(OPEN_PARLAY, {}, plainLegs(1), { minimumWagerCents: 20_000 })).toBeUndefined();
  });

  it('HR-31.2: a free play’s places may be filled; nothing is taken from its balance again', () => {
    const free = createOpen(createParlayTerms({ openSpots: 1 }));
    const filled = { ...free, wager: { ...free.wager, freePlay: true } };
    expect(fill(filled, {}, plainLegs(1), { freePlayBalanceCents: 0 })).toMatchObject({
      error: null,
      wagers: [{ heldCents: 0, wager: { freePlay: true } }],
    });
  });

  it('HR-30.3: half points are bought only as far as the rules sell them', () => {
    for (const pointsBought of [-10, -4, 4, 10])
      expect(fill(OPEN_PARLAY, {}, [{ item: { pointsBought } }]).items[0]?.errors[0]?.code).toBe(
        'pointsUnavailable',
      );
    expect(fill(OPEN_TEASER, {}, [{ item: { pointsBought: 1 } }]).safeToPost).toBe(false);
  });

  it('a wager that no ticket names is of no weight', () => {
    const { items, context } = createLegs(plainLegs(1), { filled: OPEN_PARLAY, parent: OPEN_PARLAY });
    const draft = createDraft(
      items.map((item) => ({ ...item, amountCents: 1_100 })),
      {},
    );
    expect(evaluateTicket(draft, context)).toMatchObject({
      safeToPost: true,
      wagers: [{ heldCents: 1_210 }],
    });
  });
});

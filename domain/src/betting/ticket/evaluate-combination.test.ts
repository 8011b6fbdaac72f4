import { describe, expect, it } from 'vitest';
import { createConditions, createLegToCombine as leg } from '../../../testing/combination-fixtures.ts';
import { createGame, createLine, KICK_OFF_MS } from '../../../testing/book-fixtures.ts';
import { anyLimit, createContext, createDraft, createItem } from '../../../testing/ticket-fixtures.ts';
import { readRational } from '../../ground/money/rational-text.ts';
import type { GamePick } from '../../ground/pick/pick.ts';
import { selectMarket } from '../../lines/line/market-line.ts';
import { offerCombination } from '../combination/offer-combination.ts';
import type { TicketDraft, WagerItemRequest } from '../request/ticket-request.ts';
import { keyOfCombination } from './combination-of-item.ts';
import { evaluateTicket } from './evaluate-ticket.ts';
import { judgeEvaluation } from './judge-evaluation.ts';
import type { TicketContext } from './ticket-evaluation.ts';
import { keyOfGameWin } from './win-room.ts';

const CONDITIONS = createConditions();
const { game, lines } = CONDITIONS.offer;

const PICKS: Partial<GamePick>[] = [
  { market: 'S', side: 'team1' },
  { market: 'L', side: 'over' },
  { market: 'E', side: 'team2Over' },
];

const pickOf = (pick: Partial<GamePick>): GamePick => ({
  type: 'G',
  gameNum: 1,
  periodNumber: 0,
  market: 'S',
  side: 'team1',
  ...pick,
});

const seenOf = ({ market, side }: GamePick) => selectMarket(lines[0]!, market, side);

const itemOf = (partial: Partial<GamePick>, at: number): WagerItemRequest => {
  const pick = pickOf(partial);
  const { price, points } = seenOf(pick);
  return createItem({ itemId: `leg${at}`, pick, seenPrice: price ?? -110, seenLine: points });
};

const offerOf = (picks: readonly Partial<GamePick>[]) =>
  offerCombination(
    picks.map((pick) => leg(pick, seenOf(pickOf(pick)).points)),
    CONDITIONS,
  );

const factorOf = (picks: readonly Partial<GamePick>[]): string => {
  const offer = offerOf(picks);
  if ('faults' in offer) throw new Error(JSON.stringify(offer.faults));
  return `${offer.factor.numerator}/${offer.factor.denominator}`;
};

/** A ticket on some legs of the game as one, and on another game beside where that is asked for. */
const evaluate = (
  options: Partial<TicketDraft> = {},
  fields: Partial<TicketContext> = {},
  { picks = PICKS, others = [] as WagerItemRequest[] } = {},
) => {
  const items = picks.map(itemOf);
  const itemIds = items.map(({ itemId }) => itemId);
  const offers = new Map([[keyOfCombination(itemIds), offerOf(picks)]]);
  const draft = createDraft([...items, ...others], {
    wagerType: 'parlay',
    amountEntered: 'risk',
    amountCents: 1_000,
    combinations: [{ itemIds, seenFactor: 'faults' in offerOf(picks) ? '2/1' : factorOf(picks) }],
    ...options,
  });
  const quotes = new Map(
    draft.items.map(({ itemId, pick }) => [
      itemId,
      pick.type === 'G' && pick.gameNum === 1
        ? ({ type: 'G', game, line: lines[0]!, feedUp: true } as const)
        : ({
            type: 'G',
            game: createGame({ gameNum: 2 }),
            line: createLine({ gameNum: 2 }),
            feedUp: true,
          } as const),
    ]),
  );
  return evaluateTicket(draft, {
    ...createContext({ bookMs: KICK_OFF_MS - 60_000 }),
    quotes,
    combinationOffers: offers,
    ...fields,
  });
};

const OTHER = createItem({
  itemId: 'other',
  pick: { type: 'G', gameNum: 2, periodNumber: 0, market: 'S', side: 'team1' },
});

const codesOf = ({ items }: ReturnType<typeof evaluate>) =>
  items.map(({ errors }) => errors.map(({ code }) => code));

const profitOf = (text: string): number => {
  const { numerator, denominator } = readRational(text);
  return Number(numerator) / Number(denominator) - 1;
};

describe('legs of one game as one on a ticket', () => {
  it('HR-64.4: alone they are one wager at one price, with what it was worked out from', () => {
    const ticket = evaluate();
    expect(ticket).toMatchObject({ error: null, safeToPost: true, playCount: 1 });
    expect(ticket.totalToWinCents).toBe(Math.round(1_000 * profitOf(factorOf(PICKS))));
    expect(ticket.wagers).toHaveLength(1);
    expect(ticket.wagers[0]!.wager.terms).toMatchObject({
      kind: 'combination',
      combinations: [
        {
          factor: factorOf(PICKS),
          seenFactor: factorOf(PICKS),
          marginPercent: 5,
          legPercent: 2,
          mostOfProductPercent: 150,
        },
      ],
    });
    const offer = offerOf(PICKS);
    if ('faults' in offer) throw new Error('no offer');
    const { terms } = ticket.wagers[0]!.wager;
    if (!('combinations' in terms)) throw new Error('no combination');
    expect(terms.combinations[0]!.legs.map((at) => PICKS[at])).toEqual(
      offer.kept.legs.map(({ pick: { market, side } }) => ({ market, side })),
    );
  });

  it('HR-64.4: beside a leg of another game they are one of two legs', () => {
    const ticket = evaluate({}, {}, { others: [OTHER] });
    expect(ticket).toMatchObject({ error: null, safeToPost: true });
    const factor = (profitOf(factorOf(PICKS)) + 1) * (1 + 100 / 110);
    expect(ticket.totalToWinCents).toBe(Math.round(1_000 * (factor - 1)));
  });

  it('HR-64.1: they count as one of the most legs that a parlay has', () => {
    const rules = { ...createContext().rules, mostParlayLegs: 2 };
    expect(evaluate({}, { rules }, { others: [OTHER] }).safeToPost).toBe(true);
    const third = createItem({
      itemId: 'third',
      pick: { ...OTHER.pick, market: 'L', side: 'over' } as GamePick,
    });
    expect(evaluate({}, { rules }, { others: [OTHER, third] }).error).toEqual({
      code: 'tooManyLegs',
      params: { most: 2 },
    });
  });

  it('HR-11.1: another leg of the game beside them is refused, also the total to their side', () => {
    const total = itemOf({ market: 'L', side: 'over' }, 9);
    const ticket = evaluate({}, {}, { picks: [PICKS[0]!, PICKS[2]!], others: [total] });
    expect(ticket.safeToPost).toBe(false);
    expect(codesOf(ticket)).toEqual([
      ['correlatedLegs'],
      ['correlatedLegs'],
      ['correlatedLegs', 'correlatedLegs'],
    ]);
  });

  it('HR-64.3: legs that decide each other are named, and nothing is sold', () => {
    const picks: Partial<GamePick>[] = [PICKS[0]!, { market: 'M', side: 'team1' }];
    const ticket = evaluate({}, {}, { picks });
    expect(ticket.wagers).toEqual([]);
    expect(ticket.items.map(({ errors }) => errors)).toEqual([
      [{ itemId: 'leg0', code: 'correlatedLegs', params: { otherItemId: 'leg1' } }],
      [{ itemId: 'leg1', code: 'correlatedLegs', params: { otherItemId: 'leg0' } }],
    ]);
    expect(judgeEvaluation(ticket)).toMatchObject({ state: 'refused', code: 'correlatedLegs' });
  });

  it('HR-64.3: what nobody worked out isn’t taken', () => {
    const ticket = evaluate({}, { combinationOffers: new Map() });
    expect(ticket.wagers).toEqual([]);
    expect(judgeEvaluation(ticket)).toMatchObject({ state: 'refused', code: 'parlayCombinations' });
  });

  it.each<[string, Partial<TicketDraft>]>([
    ['straight', { wagerType: 'straight' }],
    ['teaser', { wagerType: 'teaser', teaserName: 'x' }],
    ['if bet', { wagerType: 'ifWinOnly' }],
    ['reverse', { wagerType: 'actionReverse' }],
    ['progressive parlay', { wagerType: 'progressiveParlay' }],
    ['round robin', { roundRobinSizes: [2] }],
    ['open spots', { openSpots: 1 }],
    ['free play', { useFreePlay: true }],
    ['less juice', { lessJuice: true }],
    ['rolling if', { parentRif: { ticketNumber: 100_001, wagerNumber: 1, winOnly: false } }],
    ['filling', { filling: { ticketNumber: 100_001, wagerNumber: 1 } }],
  ])('HR-64.5: goes with no %s', (_, options) => {
    const ticket = evaluate(options);
    expect(ticket.safeToPost).toBe(false);
    expect(ticket.error?.code).toBe('optionUnavailable');
  });

  it('HR-64.5: no option is offered beside them, and no points are bought', () => {
    const { choices } = evaluate({}, { freePlayBalanceCents: 10_000 }, { others: [OTHER] });
    const { freePlay, lessJuice, rif, roundRobin, openSpots } = choices;
    expect([freePlay, lessJuice, rif, roundRobin, openSpots]).not.toContain(null);
    const bought = { ...OTHER, pointsBought: 1 };
    expect(evaluate({}, {}, { others: [bought] }).error).toEqual({ code: 'optionUnavailable' });
  });

  it('HR-64.2: no game of the ticket has begun', () => {
    const ticket = evaluate({}, { begun: new Set(['other']) }, { others: [OTHER] });
    expect(ticket.safeToPost).toBe(false);
    expect(codesOf(ticket)).toEqual([[], [], [], ['wagerTypeUnavailable']]);
  });

  it('names of items that aren’t there, or that stand twice, are a bad request', () => {
    const twice = { itemIds: ['leg0', 'leg1'], seenFactor: '2/1' };
    expect(evaluate({ combinations: [twice, twice] }).error).toEqual({ code: 'badRequest' });
    expect(evaluate({ combinations: [{ ...twice, itemIds: ['leg0', 'leg0'] }] }).error).toEqual({
      code: 'badRequest',
    });
    expect(evaluate({ combinations: [{ ...twice, itemIds: ['leg0', 'constructor'] }] }).error).toEqual({
      code: 'badRequest',
    });
  });

  it('HR-67.1: a price that moved is asked about by the customer’s choice, whatever the legs’ own prices did', () => {
    const seenAt = (seenFactor: string, priceAcceptance: TicketContext['priceAcceptance']) =>
      evaluate({ combinations: [{ itemIds: ['leg0', 'leg1', 'leg2'], seenFactor }] }, { priceAcceptance });
    const lower = `${readRational(factorOf(PICKS)).numerator * 9n}/${readRational(factorOf(PICKS)).denominator * 10n}`;
    const higher = `${readRational(factorOf(PICKS)).numerator * 1_015n}/${readRational(factorOf(PICKS)).denominator * 1_000n}`;
    const states = (seen: string) =>
      (['none', 'better', 'close', 'close20'] as const).map(
        (choice) => judgeEvaluation(seenAt(seen, choice)).state,
      );
    expect(states(factorOf(PICKS))).toEqual(['accepted', 'accepted', 'accepted', 'accepted']);
    expect(states(lower)).toEqual(['changed', 'accepted', 'accepted', 'accepted']);
    expect(states(higher)).toEqual(['changed', 'changed', 'changed', 'accepted']);
    expect(judgeEvaluation(seenAt(higher, 'none'))).toEqual({
      state: 'changed',
      items: [],
      combinations: [{ itemIds: ['leg0', 'leg1', 'leg2'], oldFactor: higher, newFactor: factorOf(PICKS) }],
    });
    const items = PICKS.map(itemOf).map((item) => ({ ...item, seenPrice: -250 }));
    expect(judgeEvaluation(evaluate({ items }))).toEqual({ state: 'accepted' });
    const moved = PICKS.map(itemOf).map((item) => ({ ...item, seenLine: (item.seenLine ?? 0) + 1 }));
    expect(judgeEvaluation(evaluate({ items: moved }))).toMatchObject({ state: 'changed' });
  });

  it('HR-69.1, HR-69.2: the smallest limit of its legs counts, and 10,000.00 of winnings of a customer and game', () => {
    const generous = { limits: [anyLimit(100_000_000)], availableCents: 100_000_000 };
    const profit = profitOf(factorOf(PICKS));
    const most = Math.floor(1_000_000 / profit);
    const { riskMaxCents, toWinMaxCents } = evaluate({}, generous).amounts!;
    expect(Math.abs(riskMaxCents - most)).toBeLessThanOrEqual(1);
    expect(toWinMaxCents).toBeLessThanOrEqual(1_000_000);
    expect(evaluate({ amountCents: riskMaxCents }, generous).safeToPost).toBe(true);
    expect(evaluate({ amountCents: riskMaxCents + 1 }, generous).error?.code).toBe('amountExceeded');
    const exposureCents = new Map([[keyOfGameWin(1), 999_000]]);
    expect(evaluate({}, { ...generous, exposureCents }).amounts!.toWinMaxCents).toBeLessThanOrEqual(1_000);
    const full = new Map([[keyOfGameWin(1), 1_000_000]]);
    expect(evaluate({}, { ...generous, exposureCents: full }).amounts!.riskMaxCents).toBe(0);
    const limits = [anyLimit(100_000), { ...anyLimit(700), periodNumber: 0, limitType: 'P' as const }];
    expect(evaluate({}, { limits }).amounts!.riskMaxCents).toBe(700);
  });
});

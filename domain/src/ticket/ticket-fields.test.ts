import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { createLegs, plainLegs } from '../../testing/many-games.ts';
import {
  anyLimit,
  createContestItem,
  createContext,
  createDraft,
  createGameQuote,
  createItem,
} from '../../testing/ticket-fixtures.ts';
import { DEFAULT_HOUSE_RULES } from '../house-rules/default-house-rules.ts';
import { selectTeaser } from '../teaser/select-teaser.ts';
import { evaluateTicket } from './evaluate-ticket.ts';
import { selectOpenPicks } from './select-open-picks.ts';
import { STRAIGHT_OPTIONS, type TicketOptions, type WagerItemRequest } from '../request/ticket-request.ts';
import { TicketRequestSchema } from '../request/ticket-request.schema.ts';

/** What docs/glossary.md calls the specification's fields of a wager item and a ticket, each with what it holds. */

const validator = Compile(TicketRequestSchema);
const isRequest = (items: readonly object[], options: object = {}): boolean =>
  validator.Check({
    ...STRAIGHT_OPTIONS,
    ...options,
    idempotencyKey: '3f8a9d5e-0c1b-4f6a-9b7e-2d4c6e8f0a1b',
    priceAcceptance: 'none',
    items,
  });

const evaluateOne = (item: WagerItemRequest, line: Parameters<typeof createGameQuote>[0] = {}) =>
  evaluateTicket(createDraft([item]), createContext({ quotes: new Map([['a', createGameQuote(line)]]) }))
    .items[0]!;

describe('a wager item', () => {
  it('ENT2-09: says what is bet and typed, and is told figures, limits, changes and what is wrong', () => {
    const item = createItem({ pointsBought: 1 });
    expect(isRequest([item])).toBe(true);
    expect(item).toMatchObject({
      pick: { type: 'G', wagerType: 'S', side: 'team1' },
      amountEntered: 'toWin',
      amountCents: 10_000,
    });
    expect(evaluateOne(item)).toMatchObject({
      riskCents: 13_500,
      toWinCents: 10_000,
      linePoints: -3.5,
      finalLine: -3,
      finalPrice: -135,
      maxWagerLimitCents: 100_000,
      riskMaxCents: 135_000,
      toWinMaxCents: 100_000,
      available: true,
      changed: null,
      errors: [],
    });
    expect(evaluateOne(item).pointOptions[1]).toEqual({ pointsBought: 1, points: -3, price: -135 });
    expect(evaluateOne(createItem({ pointsBought: -1 }))).toMatchObject({ finalLine: -4, finalPrice: 100 });
    expect(evaluateOne(createItem(), { spreadAdj1: -115, version: 8 }).changed).toMatchObject({
      oldPrice: -110,
      newPrice: -115,
    });
    expect(evaluateOne(createItem(), { spreadLineStatus: 'H' })).toMatchObject({
      available: false,
      errors: [{ code: 'lineHeld' }],
    });
  });

  it('ENT2-09: in a teaser it is told the points that it is moved by', () => {
    const { items, context } = createLegs(plainLegs(2));
    const teaser = { wagerType: 'teaser', teaserName: 'T tp 6/4' } as const;
    const [first] = evaluateTicket(createDraft(items, teaser), context).items;
    expect(first).toMatchObject({ teaserPoints: 6, linePoints: -3.5, finalLine: 2.5 });
  });

  it('ENT2-10: its type is G for a game or C for a contest, and nothing else', () => {
    const { pick } = createItem();
    expect(pick.type).toBe('G');
    expect(createContestItem().pick.type).toBe('C');
    expect(isRequest([createItem(), createContestItem()])).toBe(true);
    for (const type of ['S', 'g', '', null])
      expect(isRequest([{ ...createItem(), pick: { ...pick, type } }])).toBe(false);
  });

  it.each([
    ['risk', { riskCents: 10_000, toWinCents: 9_091 }],
    ['toWin', { riskCents: 11_000, toWinCents: 10_000 }],
  ] as const)(
    'ENT2-12: 100.00 entered as %s stays to the cent, and the other amount follows',
    (amountEntered, amounts) => {
      const item = createItem({ amountEntered, amountCents: 10_000 });
      expect(isRequest([item])).toBe(true);
      expect(evaluateOne(item)).toMatchObject(amounts);
    },
  );

  it('ENT2-13: its maximum is in cents, to the cent', () => {
    const codesAt = (amountCents: number) => {
      const context = createContext({ limits: [anyLimit(12_345)] });
      const [first] = evaluateTicket(createDraft([createItem({ amountCents })]), context).items;
      return { maxWagerLimitCents: first?.maxWagerLimitCents, codes: first?.errors.map(({ code }) => code) };
    };
    expect(codesAt(12_345)).toEqual({ maxWagerLimitCents: 12_345, codes: [] });
    expect(codesAt(12_346).codes).toEqual(['amountExceeded']);
  });
});

describe('a ticket', () => {
  const evaluate = (legs: number, options: Partial<TicketOptions>) => {
    const { items, context } = createLegs(plainLegs(legs), { freePlayBalanceCents: 100_000 });
    expect(isRequest(items, options)).toBe(true);
    return evaluateTicket(createDraft(items, options), context);
  };
  const AMOUNT = { amountEntered: 'risk', amountCents: 1_000 } as const;

  it('ENT2-15: carries its items, its one amount, its plays, risk and to-win', () => {
    const parlay = evaluate(2, { wagerType: 'parlay', ...AMOUNT });
    expect(parlay.items).toHaveLength(2);
    expect(parlay).toMatchObject({
      playCount: 1,
      totalRiskCents: 1_000,
      totalToWinCents: 2_645,
      amounts: { riskCents: 1_000, toWinCents: 2_645 },
    });
    const reverse = { wagerType: 'actionReverse', ...AMOUNT, amountEntered: 'base' } as const;
    expect(evaluate(2, reverse)).toMatchObject({ playCount: 2, totalRiskCents: 2_200 });
    expect(evaluate(3, { ...reverse, arbc: true }).playCount).toBe(6);
  });

  it('ENT2-15: of a round robin the sizes to choose from, those chosen and what all of its parlays risk', () => {
    const { choices, playCount, totalRiskCents } = evaluate(3, {
      wagerType: 'parlay',
      roundRobinSizes: [2],
      ...AMOUNT,
    });
    expect(choices.roundRobinSizes.map(({ size }) => size)).toEqual([2, 3]);
    expect({ playCount, totalRiskCents }).toEqual({ playCount: 3, totalRiskCents: 3_000 });
  });

  it('ENT2-15: of a teaser its name, with the prices by number of teams that the name stands for', () => {
    const teaserName = 'T tp 6/4';
    const { totalToWinCents } = evaluate(3, { wagerType: 'teaser', teaserName, ...AMOUNT });
    expect(selectTeaser(DEFAULT_HOUSE_RULES, teaserName)?.payCards).toMatchObject({ 2: -110, 3: 180 });
    expect(totalToWinCents).toBe(1_800);
  });

  it('ENT2-15: names the open wager that it fills or rolls from, and that it is free play', () => {
    const wager = { ticketNumber: 100_001, wagerNumber: 1 };
    expect(isRequest([createItem()], { parentRif: { ...wager, winOnly: true } })).toBe(true);
    expect(isRequest([createItem()], { wagerType: 'parlay', filling: wager })).toBe(true);
    expect(evaluate(1, { useFreePlay: true }).choices.freePlay).toBeNull();
  });

  it('ENT2-18: the picks that it is allowed are its open picks: its spots and the wagers beside them', () => {
    const chosen = { chosenOpenSpots: 2, chosenOpenPlays: 2, wagerCount: 3 };
    expect(selectOpenPicks(chosen).openPicks).toBe(5);
    expect(selectOpenPicks({ ...chosen, chosenOpenSpots: 0 }).openPicks).toBe(999);
  });
});

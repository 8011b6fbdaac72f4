import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { createLegs, plainLegs } from '../../../testing/many-games.ts';
import {
  anyLimit,
  createContestItem,
  createContext,
  createDraft,
  createGameQuote,
  createItem,
} from '../../../testing/ticket-fixtures.ts';
import { DEFAULT_HOUSE_RULES } from '../../ground/house-rules/default-house-rules.ts';
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
  /** −3½ at −110 with half a point bought, 100.00 to win entered. */
  it.each([
    ['ENT2-09.4', 'riskCents', 13_500],
    ['ENT2-09.5', 'toWinCents', 10_000],
    ['ENT2-09.7', 'finalPrice', -135],
    ['ENT2-09.8', 'finalLine', -3],
    ['ENT2-13', 'maxWagerLimitCents', 100_000],
    ['ENT2-09.10', 'riskMaxCents', 135_000],
    ['ENT2-09.11', 'toWinMaxCents', 100_000],
    ['ENT2-09.12', 'errors', []],
    ['ENT2-09.13', 'changed', null],
    ['ENT2-09.19', 'available', true],
  ] as const)('%s: is told %s, %o', (_id, field, value) => {
    const item = createItem({ pointsBought: 1 });
    expect(isRequest([item])).toBe(true);
    expect(evaluateOne(item)[field]).toEqual(value);
  });

  it('ENT2-09.3: says which side is bet on, and takes no other', () => {
    const { pick } = createItem();
    expect(pick).toMatchObject({ type: 'G', market: 'S', side: 'team1' });
    expect(isRequest([{ ...createItem(), pick: { ...pick, side: 'team3' } }])).toBe(false);
    expect(evaluateOne(createItem({ pick: { ...pick, side: 'team2' } } as object)).linePoints).toBe(3.5);
  });

  it('ENT2-09.15, ENT2-09.20: bought points are half points, and the line that is selected has them in', () => {
    const item = createItem({ pointsBought: 1 });
    expect(evaluateOne(item).pointOptions[1]).toEqual({ pointsBought: 1, points: -3, price: -135 });
    expect(evaluateOne(item)).toMatchObject({ linePoints: -3.5, finalLine: -3 });
  });

  it('ENT2-09.16: sold points are bought ones below zero', () => {
    expect(evaluateOne(createItem({ pointsBought: -1 }))).toMatchObject({ finalLine: -4, finalPrice: 100 });
  });

  it('ENT2-09.13: is told what moved', () => {
    expect(evaluateOne(createItem(), { spreadAdj1: -115, version: 8 }).changed).toMatchObject({
      oldPrice: -110,
      newPrice: -115,
    });
  });

  it('ENT2-09.12, ENT2-09.19: is told what is wrong, and that it can’t be bet on', () => {
    expect(evaluateOne(createItem(), { spreadLineStatus: 'H' })).toMatchObject({
      available: false,
      errors: [{ code: 'lineHeld' }],
    });
  });

  it('ENT2-09.17, ENT2-09.18: says the points that a teaser moves it by and the line they make', () => {
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

  const parlay = () => evaluate(2, { wagerType: 'parlay', ...AMOUNT });
  const reverse = { wagerType: 'actionReverse', ...AMOUNT, amountEntered: 'base' } as const;

  it('ENT2-15.1: carries its items', () => {
    expect(parlay().items).toHaveLength(2);
  });

  it.each([
    ['ENT2-15.3', { totalRiskCents: 1_000 }],
    ['ENT2-15.4', { totalToWinCents: 2_645 }],
    ['ENT2-15.6', { playCount: 1 }],
    ['ENT2-15.14', { amounts: { riskCents: 1_000, toWinCents: 2_645 } }],
  ])('%s: of a parlay of two at 10.00, %o', (_id, figures) => {
    expect(parlay()).toMatchObject(figures);
  });

  it('ENT2-15.7: has one amount for each leg of an action reverse', () => {
    expect(evaluate(2, reverse)).toMatchObject({ playCount: 2, totalRiskCents: 2_200 });
  });

  it('ENT2-15.8: ARBC makes six bets of three legs', () => {
    expect(evaluate(3, { ...reverse, arbc: true }).playCount).toBe(6);
  });

  it('ENT2-16, HR-14.2: has a round robin’s sizes to choose from, those chosen and what all of its parlays risk', () => {
    const { choices, playCount, totalRiskCents } = evaluate(3, {
      wagerType: 'parlay',
      roundRobinSizes: [2],
      ...AMOUNT,
    });
    expect(choices.roundRobinSizes.map(({ size }) => size)).toEqual([2, 3]);
    expect({ playCount, totalRiskCents }).toEqual({ playCount: 3, totalRiskCents: 3_000 });
  });

  it('ENT2-15.16: a teaser has its name, with the prices by number of teams that the name stands for', () => {
    const teaserName = 'T tp 6/4';
    const { totalToWinCents } = evaluate(3, { wagerType: 'teaser', teaserName, ...AMOUNT });
    expect(selectTeaser(DEFAULT_HOUSE_RULES, teaserName)?.payCards).toMatchObject({ 2: -110, 3: 180 });
    expect(totalToWinCents).toBe(1_800);
  });

  const wager = { ticketNumber: 100_001, wagerNumber: 1 };

  it('ENT2-15.18: names the open wager that it rolls from, and whether only a win counts', () => {
    expect(isRequest([createItem()], { parentRif: { ...wager, winOnly: true } })).toBe(true);
    expect(isRequest([createItem()], { parentRif: wager })).toBe(false);
  });

  it('ENT2-15.2: names the open wager that it fills', () => {
    expect(isRequest([createItem()], { wagerType: 'parlay', filling: wager })).toBe(true);
    expect(isRequest([createItem()], { wagerType: 'parlay', filling: { ticketNumber: 100_001 } })).toBe(
      false,
    );
  });

  it('ENT2-15.9: says that it is free play', () => {
    expect(evaluate(1, { useFreePlay: true }).choices.freePlay).toBeNull();
    expect(isRequest([createItem()], { useFreePlay: 'Y' })).toBe(false);
  });

  it('ENT2-18: the picks that it is allowed are its open picks: its spots and the wagers next to them', () => {
    const chosen = { chosenOpenSpots: 2, chosenOpenPlays: 2, wagerCount: 3 };
    expect(selectOpenPicks(chosen)).toBe(5);
    expect(selectOpenPicks({ ...chosen, chosenOpenSpots: 0 })).toBe(999);
  });
});

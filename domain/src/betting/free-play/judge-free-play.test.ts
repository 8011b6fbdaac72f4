import { describe, expect, it } from 'vitest';
import type { Restriction } from '../../account/customer/customer.schema.ts';
import type { Market, WagerPick } from '../../ground/pick/pick.ts';
import { TICKET_WAGER_TYPES } from '../../ground/wager-kind/wager-types.ts';
import type { TicketWagerType } from '../../ground/wager-kind/wager-types.ts';
import { type FreePlayInput, isFreePlayDefault, judgeFreePlay } from './judge-free-play.ts';

const gamePick = (market: Market): WagerPick => ({
  type: 'G',
  gameNum: 1,
  periodNumber: 0,
  market,
  side: 'team1',
});
const CONTEST: WagerPick = { type: 'C', contestNum: 9, contestantNum: 2 };

const createItem = (
  fields: Partial<FreePlayInput['items'][number]> = {},
): FreePlayInput['items'][number] => ({
  pick: gamePick('S'),
  price: -110,
  isQuarter: false,
  ...fields,
});

const restrict = (...codes: string[]): Restriction[] => codes.map((code) => ({ code, params: {} }));

const judge = (fields: Partial<FreePlayInput> = {}) =>
  judgeFreePlay({
    wagerType: 'straight',
    items: [createItem()],
    openSpots: 0,
    hasRif: false,
    lessJuice: false,
    restrictions: [],
    freePlayBalanceCents: 10_000,
    ...fields,
  });

const allowedTypes = (...codes: string[]): TicketWagerType[] =>
  TICKET_WAGER_TYPES.filter((wagerType) => judge({ wagerType, restrictions: restrict(...codes) }) === null);

describe('judgeFreePlay', () => {
  it('VAL2-47: free play is for straight bets', () => {
    expect(allowedTypes()).toEqual(['straight']);
  });

  it('VAL2-48: it needs a free-play balance that is known and not negative', () => {
    expect(judge({ freePlayBalanceCents: 0 })).toBeNull();
    expect(judge({ freePlayBalanceCents: -1 })).toBe('freePlayUnavailable');
    expect(judge({ freePlayBalanceCents: null })).toBe('freePlayUnavailable');
  });

  it('VAL2-49: not with open spots', () => {
    expect(judge({ openSpots: 1 })).toBe('freePlayUnavailable');
  });

  it('VAL2-50, ROLE2-10: not with a contest item, unless FPCONTEST widens it', () => {
    const items = [createItem(), createItem({ pick: CONTEST, price: 120 })];
    expect(judge({ items })).toBe('freePlayUnavailable');
    expect(judge({ items, restrictions: restrict('FPCONTEST') })).toBeNull();
  });

  it('VAL2-51: not with a money line item', () => {
    expect(judge({ items: [createItem(), createItem({ pick: gamePick('M') })] })).toBe('freePlayUnavailable');
    for (const market of ['L', 'E'] as const)
      expect(judge({ items: [createItem({ pick: gamePick(market) })] })).toBeNull();
  });

  it.each([
    [140, null],
    [-140, null],
    [141, 'freePlayPrice'],
    [-141, 'freePlayPrice'],
  ])('VAL2-52: at a price of %i the answer is %s', (price, code) => {
    expect(judge({ items: [createItem(), createItem({ price })] })).toBe(code);
  });

  it('VAL2-52: the bound on the price holds for parlays and contests, and not for a teaser, which isn’t paid by it', () => {
    const items = [createItem({ price: 200 })];
    expect(judge({ wagerType: 'parlay', items, restrictions: restrict('FPPARLAYS') })).toBe('freePlayPrice');
    expect(judge({ wagerType: 'teaser', items, restrictions: restrict('FPTEASERS') })).toBeNull();
    const contest = [createItem({ pick: CONTEST, price: 1_400 })];
    expect(judge({ items: contest, restrictions: restrict('FPCONTEST') })).toBe('freePlayPrice');
  });

  it('VAL2-53: not with a rolling if', () => {
    expect(judge({ hasRif: true })).toBe('freePlayUnavailable');
  });

  it('VAL2-54: not with Less Juice', () => {
    expect(judge({ lessJuice: true })).toBe('freePlayUnavailable');
  });

  it('VAL2-55: not with an Asian line when FPNOASIAN denies it', () => {
    const items = [createItem(), createItem({ isQuarter: true })];
    expect(judge({ items })).toBeNull();
    expect(judge({ items, restrictions: restrict('FPNOASIAN') })).toBe('freePlayUnavailable');
    expect(judge({ restrictions: restrict('FPNOASIAN') })).toBeNull();
  });

  it('ROLE2-06: FPDISABLE takes free play away, whatever else widens it', () => {
    expect(allowedTypes('FPDISABLE', 'FPPARLAYS', 'FPTEASERS', 'FPREVERSES')).toEqual([]);
  });

  it('ROLE2-07: FPPARLAYS widens free play to parlays', () => {
    expect(allowedTypes('FPPARLAYS')).toEqual(['straight', 'parlay']);
  });

  it('ROLE2-08: FPTEASERS widens free play to teasers', () => {
    expect(allowedTypes('FPTEASERS')).toEqual(['straight', 'teaser']);
  });

  it('ROLE2-09: FPREVERSES widens free play to reverses', () => {
    expect(allowedTypes('FPREVERSES')).toEqual(['straight', 'actionReverse']);
  });

  it('ROLE2-11: FPSTRAIGHT takes free play away from straights alone', () => {
    expect(allowedTypes('FPSTRAIGHT', 'FPPARLAYS')).toEqual(['parlay']);
  });
});

describe('isFreePlayDefault', () => {
  it('ROLE2-12: the slip starts with free play on under FPACTIVE', () => {
    expect(isFreePlayDefault(restrict('FPACTIVE'))).toBe(true);
    expect(isFreePlayDefault(restrict('FPSTRAIGHT'))).toBe(false);
  });
});

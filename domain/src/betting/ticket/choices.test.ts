import { describe, expect, it } from 'vitest';
import { createContext, createItem } from '../../../testing/ticket-fixtures.ts';
import type { Restriction } from '../../account/customer/customer.schema.ts';
import { DEFAULT_HOUSE_RULES } from '../../ground/house-rules/default-house-rules.ts';
import { type ChoiceFacts, judgeChoices } from './choices.ts';
import type { TicketContext } from './ticket-evaluation.ts';
import { TICKET_WAGER_TYPES } from '../../ground/wager-kind/wager-types.ts';
import { STRAIGHT_OPTIONS, type TicketDraft } from '../request/ticket-request.ts';

const restrict = (...codes: string[]): Restriction[] => codes.map((code) => ({ code, params: {} }));

const SIX_POINTS = DEFAULT_HOUSE_RULES.teasers[0] ?? null;
const FACT: ChoiceFacts['items'][number] = { price: -110, isQuarter: false, parlayRestricted: false };

/** A ticket of so many items as the fixture's, on which everything is possible that its type allows. */
const judge = (
  count: number,
  options: Partial<TicketDraft> = {},
  restrictions: readonly Restriction[] = [],
  fields: { facts?: Partial<ChoiceFacts>; context?: Partial<TicketContext> } = {},
) => {
  const items = Array.from({ length: count }, (_, at) => createItem({ itemId: String(at) }));
  return judgeChoices(
    { ...STRAIGHT_OPTIONS, items, ...options },
    {
      items: items.map(() => FACT),
      excluded: [],
      teaser: options.wagerType === 'teaser' ? SIX_POINTS : null,
      ...fields.facts,
    },
    createContext({
      rules: DEFAULT_HOUSE_RULES,
      enableRifFlag: true,
      freePlayBalanceCents: 10_000,
      restrictions,
      ...fields.context,
    }),
  );
};

const PARLAY = { wagerType: 'parlay' } as const;
const TEASER = { wagerType: 'teaser' } as const;
const PARENT = { ticketNumber: 1, wagerNumber: 1, winOnly: false };
const FILLING = { ticketNumber: 1, wagerNumber: 1 };
const BOTH_OPEN = restrict('PLOPEN', 'TEOPEN');

describe('judgeChoices: round robin', () => {
  it('VAL2-27: it is for a parlay', () => {
    const allowed = TICKET_WAGER_TYPES.filter((wagerType) => judge(3, { wagerType }).roundRobin === null);
    expect(allowed).toEqual(['parlay']);
    expect(judge(3).roundRobinSizes).toEqual([]);
    expect(judge(3, { ...PARLAY, filling: FILLING }).roundRobin).toBe('roundRobinDisabled');
  });

  it('VAL2-28: it needs more than 2 items, and not more than a parlay takes', () => {
    expect(judge(2, PARLAY).roundRobin).toBe('tooFewLegs');
    expect(judge(2, PARLAY).roundRobinSizes).toEqual([]);
    expect(judge(3, PARLAY).roundRobin).toBeNull();
    expect(judge(12, PARLAY).roundRobin).toBeNull();
    expect(judge(13, PARLAY).roundRobin).toBe('tooManyLegs');
    expect(judge(13, PARLAY).roundRobinSizes).toEqual([]);
  });

  it('VAL2-29: DROUNDR takes it away', () => {
    const { roundRobin, roundRobinSizes } = judge(3, PARLAY, restrict('DROUNDR'));
    expect(roundRobin).toBe('roundRobinDisabled');
    expect(roundRobinSizes).toEqual([]);
  });

  it('HR-14.1, ENT2-16: the sizes go from 2 to all legs, with the number of parlays each', () => {
    expect(judge(4, PARLAY).roundRobinSizes).toEqual([
      { size: 2, combinations: 6 },
      { size: 3, combinations: 4 },
      { size: 4, combinations: 1 },
    ]);
  });

  it('HR-14.4: combinations of legs that exclude each other aren’t counted, and a size without any isn’t offered', () => {
    expect(judge(4, PARLAY, [], { facts: { excluded: [[0, 1]] } }).roundRobinSizes).toEqual([
      { size: 2, combinations: 5 },
      { size: 3, combinations: 2 },
    ]);
  });
});

describe('judgeChoices: open spots', () => {
  it('VAL1-15: they are for parlays and teasers', () => {
    const allowed = TICKET_WAGER_TYPES.filter(
      (wagerType) => judge(2, { wagerType }, BOTH_OPEN).openSpots === null,
    );
    expect(allowed).toEqual(['parlay', 'teaser']);
    expect(judge(2, {}, BOTH_OPEN).mostOpenSpots).toBe(0);
  });

  it('VAL1-16: they need PLOPEN on a parlay', () => {
    expect(judge(2, PARLAY, restrict('PLOPEN')).openSpots).toBeNull();
    expect(judge(2, PARLAY, restrict('TEOPEN')).openSpots).toBe('openSpotsNotAllowed');
  });

  it('VAL1-17: they need TEOPEN on a teaser', () => {
    expect(judge(2, TEASER, restrict('TEOPEN')).openSpots).toBeNull();
    expect(judge(2, TEASER, restrict('PLOPEN')).openSpots).toBe('openSpotsNotAllowed');
  });

  it('HR-15.2: they and the items are together at most the legs of the longest parlay, or the teams of the teaser', () => {
    expect(judge(2, PARLAY, BOTH_OPEN).mostOpenSpots).toBe(10);
    expect(judge(2, TEASER, BOTH_OPEN).mostOpenSpots).toBe(6);
    expect(judge(12, PARLAY, BOTH_OPEN)).toMatchObject({ openSpots: 'openSpotsTooMany', mostOpenSpots: 0 });
    expect(judge(9, TEASER, BOTH_OPEN)).toMatchObject({ openSpots: 'openSpotsTooMany', mostOpenSpots: 0 });
    expect(judge(2, TEASER, BOTH_OPEN, { facts: { teaser: null } }).mostOpenSpots).toBe(0);
  });

  it('HR-15.1: a ticket that fills spots leaves none open', () => {
    expect(judge(1, { ...PARLAY, filling: FILLING }, BOTH_OPEN).openSpots).toBe('openSpotsNotAllowed');
  });

  it('ST2-21: a round robin disables them, and tells how many there would be in its place', () => {
    const { openSpots, mostOpenSpots } = judge(3, { ...PARLAY, roundRobinSizes: [2] }, BOTH_OPEN);
    expect(openSpots).toBe('openSpotsSingleParlay');
    expect(mostOpenSpots).toBe(9);
  });

  it('ST2-22: they disable the round robin, which keeps its sizes to be chosen in their place', () => {
    const { roundRobin, roundRobinSizes } = judge(3, { ...PARLAY, openSpots: 1 }, BOTH_OPEN);
    expect(roundRobin).toBe('openSpotsSingleParlay');
    expect(roundRobinSizes).toHaveLength(2);
  });
});

describe('judgeChoices: rolling if', () => {
  it('VAL2-41, VAL2-42: it is for straights, parlays and teasers, not for if bets and reverses', () => {
    const allowed = TICKET_WAGER_TYPES.filter((wagerType) => judge(2, { wagerType }).rif === null);
    expect(allowed).toEqual(['straight', 'parlay', 'teaser']);
  });

  it.each<[string, Partial<TicketDraft>]>([
    ['not with free play', { useFreePlay: true }],
    ['not with open spots', { ...PARLAY, openSpots: 1 }],
    ['not with a round robin', { ...PARLAY, roundRobinSizes: [2] }],
    ['not with Less Juice', { lessJuice: true }],
    ['HR-25.4: not while filling the spots of another wager', { ...PARLAY, filling: FILLING }],
  ])('VAL2-36, VAL2-44, VAL2-45, VAL2-46: %s', (_, options) => {
    expect(judge(3, options).rif).toBe('rifUnavailable');
  });

  it('VAL2-37: not for a customer whose RIF flag is N', () => {
    expect(judge(1, {}, [], { context: { enableRifFlag: false } }).rif).toBe('rifUnavailable');
  });

  it('VAL2-38: not offline, where no balance is known', () => {
    expect(judge(1, {}, [], { context: { availableCents: null } }).rif).toBe('rifUnavailable');
  });

  it('VAL2-40: not with an item of parlay restriction D', () => {
    const items = [FACT, { ...FACT, parlayRestricted: true }];
    expect(judge(2, {}, [], { facts: { items } }).rif).toBe('rifUnavailable');
  });

  it('VAL2-43: not with an Asian line', () => {
    const items = [FACT, { ...FACT, isQuarter: true }];
    expect(judge(2, {}, [], { facts: { items } }).rif).toBe('rifUnavailable');
  });
});

describe('judgeChoices: free play, Less Juice and ARBC', () => {
  it('VAL2-47: free play is judged by what the ticket is now', () => {
    expect(judge(2).freePlay).toBeNull();
    expect(judge(2, PARLAY).freePlay).toBe('freePlayUnavailable');
    expect(judge(2, PARLAY, restrict('FPPARLAYS')).freePlay).toBeNull();
    expect(judge(2, { ...PARLAY, filling: FILLING }, restrict('FPPARLAYS')).freePlay).toBe(
      'freePlayUnavailable',
    );
  });

  it('VAL2-49, VAL2-53, VAL2-54: free play is refused together with open spots, a rolling if and Less Juice', () => {
    const refused = 'freePlayUnavailable';
    expect(judge(2, { ...PARLAY, openSpots: 1 }, restrict('FPPARLAYS')).freePlay).toBe(refused);
    expect(judge(1, { parentRif: PARENT }).freePlay).toBe(refused);
    expect(judge(1, { lessJuice: true }).freePlay).toBe(refused);
  });

  it('VAL2-52, VAL2-55: free play is judged at the prices and lines that the items would be placed at', () => {
    const withItem = (fact: Partial<typeof FACT>) => ({ facts: { items: [FACT, { ...FACT, ...fact }] } });
    expect(judge(2, {}, [], withItem({ price: -145 })).freePlay).toBe('freePlayPrice');
    expect(judge(2, {}, restrict('FPNOASIAN'), withItem({ isQuarter: true })).freePlay).toBe(
      'freePlayUnavailable',
    );
  });

  it('Less Juice is refused together with free play and a rolling if, and to customers who don’t have it', () => {
    expect(judge(1, {}, restrict('LESSJUICE')).lessJuice).toBeNull();
    expect(judge(1).lessJuice).toBe('lessJuiceUnavailable');
    expect(judge(1, { useFreePlay: true }, restrict('LESSJUICE')).lessJuice).toBe('lessJuiceUnavailable');
    expect(judge(1, { parentRif: PARENT }, restrict('LESSJUICE')).lessJuice).toBe('lessJuiceUnavailable');
  });

  it('VAL2-26, HR-24.1: ARBC is for reverses of at least 3 items', () => {
    expect(judge(3).arbc).toBe('wagerTypeUnavailable');
    expect(judge(2, { wagerType: 'actionReverse' }).arbc).toBe('arbcNeedsThree');
    expect(judge(3, { wagerType: 'actionReverse' }).arbc).toBeNull();
  });
});

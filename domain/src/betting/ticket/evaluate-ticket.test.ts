import { DEFAULT_HOUSE_RULES } from '../../ground/house-rules/default-house-rules.ts';
import { describe, expect, it } from 'vitest';
import { KICK_OFF_MS } from '../../../testing/book-fixtures.ts';
import {
  anyLimit,
  createContestItem,
  createContestQuote,
  createContext,
  createDraft,
  createGameQuote,
  createItem,
} from '../../../testing/ticket-fixtures.ts';
import { evaluateTicket } from './evaluate-ticket.ts';
import { MAX_TICKET_ITEMS } from '../request/ticket-bounds.ts';
import type { TicketContext } from './ticket-evaluation.ts';
import type { Quote } from '../quote/quote.ts';
import type { WagerItemRequest } from '../request/ticket-request.ts';

const evaluateOne = (item: Partial<WagerItemRequest> = {}, context: Partial<TicketContext> = {}) => {
  const evaluation = evaluateTicket(createDraft([createItem(item)]), createContext(context));
  const one = evaluation.items[0]!;
  return { ...one, safeToPost: evaluation.safeToPost, codes: one.errors.map(({ code }) => code) };
};

const withQuote = (quote: Quote | null): Partial<TicketContext> => ({ quotes: new Map([['a', quote]]) });

describe('a ticket of straight wagers', () => {
  it('ST2-04, ST2-10, VAL2-18, VAL2-19, VAL2-21: is safe to post when every item is in order', () => {
    const evaluation = evaluateTicket(createDraft([createItem(), createContestItem()]), createContext());
    expect(evaluation).toMatchObject({
      totalRiskCents: 12_000,
      totalToWinCents: 24_000,
      error: null,
      safeToPost: true,
    });
    const { pointOptions, ...item } = evaluation.items[0]!;
    expect(pointOptions.map(({ pointsBought }) => pointsBought)).toEqual([0, 1, 2, 3, -1, -2, -3]);
    expect(item).toEqual({
      itemId: 'a',
      affordableCents: 100_000,
      linePrice: -110,
      linePoints: -3.5,
      teaserPoints: 0,
      amountDisabled: false,
      finalPrice: -110,
      finalLine: -3.5,
      riskCents: 11_000,
      toWinCents: 10_000,
      baseCents: 10_000,
      maxWagerLimitCents: 100_000,
      riskMaxCents: 110_000,
      toWinMaxCents: 100_000,
      available: true,
      moved: null,
      changed: null,
      errors: [],
    });
  });

  it('keeps the points that were bought, and their price, while the line is held', () => {
    const open = evaluateOne({ pointsBought: 1 });
    const held = evaluateOne({ pointsBought: 1 }, withQuote(createGameQuote({ spreadLineStatus: 'H' })));
    expect(held).toMatchObject({ available: false, safeToPost: false, codes: ['lineHeld'] });
    const { finalPrice, finalLine, pointOptions, toWinCents } = open;
    expect(finalLine).toBe(-3);
    expect(held).toMatchObject({ finalPrice, finalLine, pointOptions, toWinCents });
  });

  it('VAL2-18: without items there is nothing to post', () => {
    expect(evaluateTicket(createDraft([]), createContext())).toMatchObject({
      error: { code: 'noItems' },
      safeToPost: false,
    });
  });

  it('VAL2-21: an empty amount is no error and not safe to post', () => {
    const { codes, safeToPost } = evaluateOne({ amountCents: 0 });
    expect({ codes, safeToPost }).toEqual({ codes: [], safeToPost: false });
  });

  it('VAL2-21: an amount that wins nothing is refused', () => {
    const quote = createGameQuote({ moneyLine1: -100_000, moneyLine2: 20_000 });
    const pick = { type: 'G', gameNum: 1, periodNumber: 0, market: 'M', side: 'team1' } as const;
    const item = {
      pick,
      seenPrice: -100_000,
      seenLine: null,
      amountEntered: 'risk',
      amountCents: 499,
    } as const;
    expect(evaluateOne(item, withQuote(quote)).codes).toEqual(['amountInvalid']);
    expect(evaluateOne({ ...item, amountCents: 500 }, withQuote(quote)).codes).toEqual([]);
  });

  it('refuses more items than a ticket holds, and items that share an id', () => {
    const items = Array.from({ length: MAX_TICKET_ITEMS + 1 }, (_, at) => createItem({ itemId: `i${at}` }));
    expect(evaluateTicket(createDraft(items), createContext()).error).toEqual({
      code: 'tooManyItems',
      params: { maxItems: MAX_TICKET_ITEMS },
    });
    const twins = [createItem({ itemId: 'c' }), createContestItem()];
    expect(evaluateTicket(createDraft(twins), createContext()).error).toEqual({ code: 'badRequest' });
  });

  it.each(['NOWAGERING', 'NOSPTWAGER'])('the restriction %s disables wagering', (code) => {
    const evaluation = evaluateTicket(
      createDraft([createItem()]),
      createContext({ restrictions: [{ code, params: {} }] }),
    );
    expect(evaluation).toMatchObject({ error: { code: 'wageringDisabled' }, safeToPost: false });
  });

  it('the whole risk must be available, to the cent', () => {
    const items = [createItem(), createContestItem()];
    const at = (availableCents: number | null) =>
      evaluateTicket(createDraft(items), createContext({ availableCents }));
    expect(at(12_000)).toMatchObject({ error: null, safeToPost: true });
    expect(at(11_999)).toMatchObject({
      error: { code: 'insufficientAvailable', params: { availableCents: 11_999, totalRiskCents: 12_000 } },
      safeToPost: false,
    });
    expect(at(null).error).toBeNull();
  });

  it('names all items that have the same pick', () => {
    const items = [createItem({ itemId: 'a' }), createItem({ itemId: 'b' }), createContestItem()];
    const quotes = new Map([
      ['a', createGameQuote()],
      ['b', createGameQuote()],
      ['c', createContestQuote()],
    ]);
    const evaluation = evaluateTicket(createDraft(items), createContext({ quotes }));
    expect(evaluation.items.map(({ errors }) => errors.map(({ code }) => code))).toEqual([
      ['duplicatePick'],
      ['duplicatePick'],
      [],
    ]);
    expect(evaluation.safeToPost).toBe(false);
  });

  it('lists all faults of an item: first those of its line, then of its combination with others, then of its amount', () => {
    const twice = ['a', 'b'].map((itemId) => createItem({ itemId }));
    const codesOf = (items: typeof twice, quote: Quote) =>
      evaluateTicket(
        createDraft(items),
        createContext({
          quotes: new Map([
            ['a', quote],
            ['b', quote],
          ]),
        }),
      ).items.map(({ errors }) => errors.map(({ code }) => code));
    expect(codesOf(twice, createGameQuote({ spreadLineStatus: 'H' }))).toEqual([
      ['lineHeld', 'duplicatePick'],
      ['lineHeld', 'duplicatePick'],
    ]);
    const large = twice.map((item) => ({ ...item, amountCents: 10_000_000 }));
    expect(codesOf(large, createGameQuote())).toEqual([
      ['duplicatePick', 'amountExceeded'],
      ['duplicatePick', 'amountExceeded'],
    ]);
  });
});

describe('availability of an item', () => {
  it.each<[string, Quote | null, Partial<TicketContext>]>([
    ['lineUnknown', null, {}],
    ['lineUnknown', createContestQuote(), {}],
    ['lineUnknown', createGameQuote({ periodNumber: 1 }), {}],
    ['lineUnknown', createGameQuote({ gameNum: 2 }, { gameNum: 2 }), {}],
    ['lineHeld', createGameQuote({ spreadLineStatus: 'H' }), {}],
    ['lineDisabled', createGameQuote({ disabled: true }), {}],
    ['priceMissing', createGameQuote({ spreadAdj2: null }), {}],
    ['feedStale', { ...createGameQuote(), feedUp: false }, {}],
    ['cutoffPassed', createGameQuote(), { bookMs: KICK_OFF_MS + 1 }],
  ])(
    'VAL2-19, HR-32.1, HR-32.3, HR-32.4, HR-32.5: %s makes the item unavailable and the ticket unsafe',
    (code, quote, context) => {
      const { codes, available, safeToPost, changed, maxWagerLimitCents } = evaluateOne(
        {},
        { ...withQuote(quote), ...context },
      );
      expect({ codes, available, safeToPost, changed, maxWagerLimitCents }).toEqual({
        codes: [code],
        available: false,
        safeToPost: false,
        changed: null,
        maxWagerLimitCents: 0,
      });
    },
  );

  it('VAL2-07: a restricted money line is refused with its reason', () => {
    const pick = { type: 'G', gameNum: 1, periodNumber: 0, market: 'M', side: 'team2' } as const;
    const restrictions = [{ code: 'FBMLDISABLE', params: { MaxSpreadPoints: 3 } }];
    const { codes } = evaluateOne({ pick, seenPrice: 155, seenLine: null }, { restrictions });
    expect(codes).toEqual(['moneyLineRestricted']);
  });

  it('a contestant who was decided or taken down is refused', () => {
    for (const line of [{ disabled: true }, { outcome: 'L' } as const]) {
      const context = createContext({ quotes: new Map([['c', createContestQuote(line)]]) });
      expect(evaluateTicket(createDraft([createContestItem()]), context).items[0]!.errors).toEqual([
        { itemId: 'c', code: 'lineDisabled' },
      ]);
    }
  });

  it('HR-2.1: a figure that isn’t a price is refused, whatever the book has', () => {
    for (const seenPrice of [0, 99, -99, 110.5, Number.NaN]) {
      expect(evaluateOne({ seenPrice }, { priceAcceptance: 'close20' }).codes).toEqual(['priceInvalid']);
    }
  });
});

describe('amounts of an item', () => {
  it('VAL2-10: a risk above its maximum is refused, and the answer says what would be accepted', () => {
    const item = { amountEntered: 'risk', amountCents: 110_001 } as const;
    expect(evaluateOne(item).errors).toEqual([
      { itemId: 'a', code: 'amountExceeded', params: { maxRiskCents: 110_000, maxToWinCents: 100_000 } },
    ]);
    expect(evaluateOne({ ...item, amountCents: 110_000 }).codes).toEqual([]);
  });

  it('VAL2-11: a to-win above its maximum is refused, and the answer says what would be accepted', () => {
    expect(evaluateOne({ amountCents: 100_001 }).errors).toEqual([
      { itemId: 'a', code: 'amountExceeded', params: { maxRiskCents: 110_000, maxToWinCents: 100_000 } },
    ]);
    expect(evaluateOne({ amountCents: 100_000 }).codes).toEqual([]);
  });

  it('VAL2-12: a risk below the minimum is refused, and the answer says the minimum', () => {
    const item = { amountEntered: 'risk', amountCents: 99 } as const;
    expect(evaluateOne(item).errors).toEqual([
      { itemId: 'a', code: 'amountBelowMinimum', params: { minimumCents: 100 } },
    ]);
    expect(evaluateOne({ ...item, amountCents: 100 }).codes).toEqual([]);
  });

  it('VAL2-14: a contest is capped by its maximum payout, a game is not', () => {
    const context = createContext({ contestMaxPayoutCents: 15_000 });
    const at = (amountCents: number) =>
      evaluateTicket(createDraft([createItem(), createContestItem({ amountCents })]), context).items;
    expect(at(1_000).map(({ errors }) => errors)).toEqual([[], []]);
    expect(at(1_001)[1]!.errors).toEqual([
      { itemId: 'c', code: 'amountExceeded', params: { maxRiskCents: 1_000, maxToWinCents: 14_000 } },
    ]);
  });

  it('HR-4.2: a circled line has its own maximum', () => {
    const quote = createGameQuote({ spreadLineStatus: 'I', spreadMaxWagerCents: 5_000 });
    const { codes, riskMaxCents, toWinMaxCents } = evaluateOne({}, withQuote(quote));
    expect({ codes, riskMaxCents, toWinMaxCents }).toEqual({
      codes: ['amountExceeded'],
      riskMaxCents: 5_500,
      toWinMaxCents: 5_000,
    });
  });

  it('HR-4.4: the risk of other open tickets counts on the same pick, and not on other picks', () => {
    const at = (...exposures: Array<[string, number]>) =>
      evaluateOne({}, { exposureCents: new Map(exposures) });
    expect(at(['G.1.0.S.team1', 90_001]).codes).toEqual(['amountExceeded']);
    expect(at(['G.1.0.S.team1', 90_000]).codes).toEqual([]);
    expect(at(['G.1.0.S.team2', 99_999], ['G.1.1.S.team1', 99_999]).codes).toEqual([]);
  });

  it('HR-4.3: limits are looked up by the line’s sport, sub-sport, period and wager type', () => {
    const limits = [anyLimit(100_000), { ...anyLimit(4_000), sportSubType: 'NFL', limitType: 'S' as const }];
    expect(evaluateOne({}, { limits }).maxWagerLimitCents).toBe(4_000);
    const contests = [anyLimit(100_000), { ...anyLimit(3_000), sportType: 'Golf', limitType: 'C' as const }];
    const context = createContext({ limits: contests });
    expect(evaluateTicket(createDraft([createContestItem()]), context).items[0]!.maxWagerLimitCents).toBe(
      3_000,
    );
  });

  it('HR-32.5: an item is looked up only by its own id, even if that is the name of a property that every object has', () => {
    for (const itemId of Object.getOwnPropertyNames(Object.prototype)) {
      expect(evaluateOne({ itemId }, { quotes: new Map() }).codes, itemId).toEqual(['lineUnknown']);
      expect(evaluateOne({ itemId }, { quotes: new Map([[itemId, createGameQuote()]]) }).codes).toEqual([]);
    }
  });

  it('HR-1.1: an amount that isn’t a valid sum of money is refused', () => {
    for (const amountCents of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 10_000_000_001]) {
      expect(evaluateOne({ amountCents }).codes).toEqual(['amountInvalid']);
    }
  });
});

describe('moved prices and points', () => {
  const moved = (
    line: Parameters<typeof createGameQuote>[0],
    priceAcceptance: TicketContext['priceAcceptance'],
  ) => evaluateOne({}, { ...withQuote(createGameQuote({ ...line, version: 12 })), priceAcceptance });
  const BETTER = { spreadAdj1: -105 };
  const WORSE = { spreadAdj1: -115 };
  const MIXED = { spreadAdj1: -105, spread1: -4 };

  it('are listed with old and new value, and with the position of the quote', () => {
    const one = moved({ spreadAdj1: -115, spread1: -3 }, 'none');
    expect(one.changed).toEqual({
      itemId: 'a',
      oldPrice: -110,
      newPrice: -115,
      oldLine: -3.5,
      newLine: -3,
      worthCents: 20,
      version: 12,
    });
    expect(one.safeToPost).toBe(false);
    expect(one.codes).toEqual([]);
  });

  it('are asked about when the customer accepts no moves, even better ones', () => {
    for (const line of [BETTER, WORSE, MIXED, { spread1: -3 }])
      expect(moved(line, 'none').changed).not.toBeNull();
  });

  it('are also reported when they are taken without asking', () => {
    const { moved: better, changed } = moved(BETTER, 'better');
    expect(better).toMatchObject({ oldPrice: -110, newPrice: -105, worthCents: null });
    expect(changed).toBeNull();
    expect(moved({}, 'better').moved).toBeNull();
  });

  it('are taken without asking when the customer accepts better ones, unless any figure is worse', () => {
    expect(moved(BETTER, 'better').changed).toBeNull();
    expect(moved({ spread1: -3 }, 'better').changed).toBeNull();
    expect(moved(WORSE, 'better').changed).not.toBeNull();
    expect(moved(MIXED, 'better').changed).not.toBeNull();
  });

  it('are taken within the tolerance of 5 cents, half a point, or both when the customer accepts close ones', () => {
    for (const line of [BETTER, WORSE, MIXED, { spread1: -4 }, { spreadAdj1: -115, spread1: -4 }])
      expect(moved(line, 'close').changed).toBeNull();
    for (const line of [{ spreadAdj1: -116 }, { spread1: -4.5 }, { spreadAdj1: 105, spread1: -4.5 }])
      expect(moved(line, 'close').changed).not.toBeNull();
  });

  it('are taken within the tolerance that the customer chose, and never more than half a point below', () => {
    for (const line of [BETTER, WORSE, MIXED, { spreadAdj1: -130, spread1: -4 }]) {
      const { changed, safeToPost } = moved(line, 'close20');
      expect({ changed, safeToPost }).toEqual({ changed: null, safeToPost: true });
    }
    for (const line of [{ spreadAdj1: -131 }, { spread1: -4.5 }, { spreadAdj1: 300, spread1: -4.5 }])
      expect(moved(line, 'close20').changed).not.toBeNull();
  });

  it('HR-4.1: keep the entered amount, and amounts and limits are calculated at the present price', () => {
    expect(moved({ spreadAdj1: -120, spread1: -3 }, 'close10')).toMatchObject({
      finalPrice: -120,
      finalLine: -3,
      riskCents: 12_000,
      toWinCents: 10_000,
      riskMaxCents: 120_000,
    });
  });

  it('HR-1.4: don’t affect figures by their display: these come from the price itself, not from a price type', () => {
    const evaluated = evaluateOne(
      { amountEntered: 'risk', amountCents: 1_000_000 },
      { limits: [anyLimit(10_000_000)] },
    );
    // 1.91, as −110 displays, would win 9,100.00.
    expect(evaluated.toWinCents).toBe(909_091);
  });

  it('HR-2.1: −100 and +100 are one price', () => {
    const quote = createGameQuote({ spreadAdj1: -100 });
    expect(evaluateOne({ seenPrice: 100 }, withQuote(quote)).changed).toBeNull();
  });

  it('include a contestant’s price like any other', () => {
    const context = createContext({
      quotes: new Map([['c', createContestQuote({ moneyLine: 1_200, version: 8 })]]),
    });
    const item = evaluateTicket(createDraft([createContestItem()]), context).items[0]!;
    expect(item.changed).toMatchObject({ oldPrice: 1_400, newPrice: 1_200, oldLine: null, newLine: null });
  });
});

describe('the most that one ticket wins', () => {
  const rules = { ...DEFAULT_HOUSE_RULES, mostTicketWinCents: 100_000 };
  const at = (amountCents: number, price = -110) =>
    evaluateTicket(
      createDraft([createItem({ amountEntered: 'toWin', amountCents, seenPrice: price })]),
      createContext({
        rules,
        limits: [anyLimit(100_000_000)],
        availableCents: 1_000_000_000,
        quotes: new Map([['a', createGameQuote({ spreadAdj1: price })]]),
      }),
    );

  it('HR-84.1, HR-84.4: is the book’s figure; it is checked when placing and shown as the maximum', () => {
    for (const price of [-110, 150, 900]) {
      const most = at(0, price).items[0]!.toWinMaxCents;
      expect(most).toBeLessThanOrEqual(100_000);
      expect(most).toBeGreaterThan(90_000);
      expect(at(most, price).safeToPost).toBe(true);
      expect(at(100_001, price).items[0]!.errors.map(({ code }) => code)).toEqual(['amountExceeded']);
    }
  });

  it('HR-84.1: counts all wagers of the ticket', () => {
    const items = ['a', 'b'].map((itemId, place) =>
      createItem({
        itemId,
        amountEntered: 'toWin',
        amountCents: 60_000,
        pick: { ...createItem().pick, gameNum: place + 1 } as never,
      }),
    );
    const quotes = new Map(
      items.map(({ itemId }, place) => [
        itemId,
        createGameQuote({ gameNum: place + 1 }, { gameNum: place + 1 }),
      ]),
    );
    const limits = [anyLimit(100_000_000)];
    const context = createContext({ rules, limits, availableCents: 1_000_000_000, quotes });
    expect(evaluateTicket(createDraft(items), context)).toMatchObject({
      error: { code: 'ticketWinExceeded', params: { maxToWinCents: 100_000 } },
      safeToPost: false,
    });
  });

  it('HR-41.4: a customer who owes money can’t bet, not even with free play', () => {
    const owing = createContext({ availableCents: -500, freePlayBalanceCents: 1_000_000 });
    for (const useFreePlay of [false, true])
      expect(evaluateTicket(createDraft([createItem()], { useFreePlay }), owing).error).toEqual({
        code: 'accountOwes',
        params: { owedCents: 500 },
      });
  });
});

import { PRICE_ACCEPTANCE_CODES } from '../../ground/price/price-acceptances.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KICK_OFF_MS } from '../../../testing/book-fixtures.ts';
import { recordArbitraries } from '../../../testing/record-arbitraries.ts';
import { anyPoints, anyPrice } from '../../../testing/price-arbitraries.ts';
import {
  anyLimit,
  createContestQuote,
  createContext,
  createDraft,
  createGameQuote,
  createItem,
} from '../../../testing/ticket-fixtures.ts';
import { MAX_AMOUNT_CENTS } from '../../ground/money/cents.ts';
import { evaluateTicket } from './evaluate-ticket.ts';
import { type Market, keyOfExposure, type WagerPick, SIDES_OF } from '../../ground/pick/pick.ts';
import type { TicketContext } from './ticket-evaluation.ts';
import type { Quote } from '../quote/quote.ts';
import type { WagerItemRequest } from '../request/ticket-request.ts';

const few = fc.integer({ min: 1, max: 3 });
const anyEntered = fc.constantFrom('risk', 'toWin', 'base');

const anyPick: fc.Arbitrary<WagerPick> = fc.oneof(
  fc
    .record({
      gameNum: few,
      periodNumber: fc.nat(1),
      market: fc.constantFrom<Market>('S', 'M', 'L', 'E'),
    })
    .chain((pick) =>
      fc.constantFrom(...SIDES_OF[pick.market]).map((side) => ({ type: 'G' as const, ...pick, side })),
    ),
  fc.record({ type: fc.constant('C' as const), contestNum: few, contestantNum: few }),
);

/** A quote that is about the pick, with figures of every kind, good and bad. */
const anyQuoteOf = (pick: WagerPick): fc.Arbitrary<Quote | null> =>
  pick.type === 'G'
    ? fc.option(
        fc.record({
          type: fc.constant('G' as const),
          game: recordArbitraries.game.map((game) => ({ ...game, gameNum: pick.gameNum })),
          line: recordArbitraries.line.map((line) => ({ ...line, ...pick })),
          feedUp: fc.boolean(),
        }),
      )
    : fc.option(
        fc.record({
          type: fc.constant('C' as const),
          line: recordArbitraries.contestLine.map((line) => ({ ...line, ...pick })),
          feedUp: fc.boolean(),
        }),
      );

/** A quote that is open for the pick at a price. */
const anyGoodQuoteOf = (pick: WagerPick): fc.Arbitrary<Quote> =>
  anyPrice.map((price) =>
    pick.type === 'G'
      ? createGameQuote(
          { ...pick, spreadAdj1: price, moneyLineDraw: price, ttlPtsAdj1: price, team1TtlPtsAdj1: price },
          { gameNum: pick.gameNum },
        )
      : createContestQuote({ ...pick, moneyLine: price }),
  );

interface Ticket {
  items: WagerItemRequest[];
  context: TicketContext;
}

const anyAmount = fc.oneof(
  { arbitrary: fc.nat(200_000), weight: 10 },
  { arbitrary: fc.integer({ min: 0, max: MAX_AMOUNT_CENTS }), weight: 1 },
  { arbitrary: fc.double(), weight: 1 },
);

const anyItem = anyPick.chain((pick) =>
  fc.record({
    item: fc.record({
      pick: fc.constant(pick),
      seenPrice: fc.oneof({ arbitrary: anyPrice, weight: 10 }, { arbitrary: fc.integer(), weight: 1 }),
      seenLine: fc.option(anyPoints),
      amountEntered: anyEntered,
      amountCents: anyAmount,
    }),
    quote: fc.oneof(
      { arbitrary: anyGoodQuoteOf(pick), weight: 5 },
      { arbitrary: anyQuoteOf(pick), weight: 1 },
    ),
  }),
);

/** The slip of a page that shows the current lines. */
const lookAgain = ({ items, context }: Ticket): WagerItemRequest[] => {
  const evaluated = evaluateTicket(createDraft(items), context).items;
  return items.map((item, at) => {
    const { linePrice: seenPrice, linePoints: seenLine } = evaluated[at]!;
    return { ...item, seenPrice, seenLine };
  });
};

const anyTicket: fc.Arbitrary<Ticket> = fc
  .record({
    isCurrent: fc.boolean(),
    drawn: fc.array(anyItem, { maxLength: 4 }),
    bookMs: fc.oneof(fc.constant(KICK_OFF_MS), fc.nat(4_000_000_000_000)),
    minimumWagerCents: fc.nat(2_000),
    contestMaxPayoutCents: fc.option(fc.nat(10_000_000)),
    availableCents: fc.option(fc.integer({ min: -10_000, max: 10_000_000 })),
    priceAcceptance: fc.constantFrom(...PRICE_ACCEPTANCE_CODES),
    limits: fc.array(fc.nat(Number.MAX_SAFE_INTEGER).map(anyLimit), { maxLength: 2 }),
    exposureCents: fc
      .array(fc.tuple(fc.constantFrom('G.1.0.S.team1', 'C.1.1'), fc.nat(1_000_000)))
      .map((amounts) => new Map(amounts)),
  })
  .map(({ drawn, isCurrent, ...fields }) => {
    const ticket = {
      items: drawn.map(({ item }, at) => createItem({ ...item, itemId: `i${at}` })),
      context: createContext({
        ...fields,
        quotes: new Map(drawn.map(({ quote }, at) => [`i${at}`, quote])),
      }),
    };
    return isCurrent ? { ...ticket, items: lookAgain(ticket) } : ticket;
  });

/** One item on the fixture's spread at any price, everything else in order. */
const evaluateAt = (price: number, limitCents: number, item: Partial<WagerItemRequest>) =>
  evaluateTicket(
    createDraft([createItem({ seenPrice: price, ...item })]),
    createContext({
      minimumWagerCents: 0,
      availableCents: null,
      limits: [anyLimit(limitCents)],
      quotes: new Map([['a', createGameQuote({ spreadAdj1: price })]]),
    }),
  );

describe('laws of evaluateTicket', () => {
  it('never throws, and safe to post means what it says', () => {
    let posted = 0;
    fc.assert(
      fc.property(anyTicket, ({ items, context }) => {
        const evaluation = evaluateTicket(createDraft(items), context);
        expect(Number.isSafeInteger(evaluation.totalRiskCents)).toBe(true);
        expect(Number.isSafeInteger(evaluation.totalToWinCents)).toBe(true);
        if (!evaluation.safeToPost) return;
        posted += 1;
        expect(evaluation.error).toBeNull();
        expect(evaluation.totalRiskCents).toBeLessThanOrEqual(
          context.availableCents ?? Number.MAX_SAFE_INTEGER,
        );
        for (const item of evaluation.items) {
          expect(item.errors).toEqual([]);
          expect(item.riskCents).toBeGreaterThanOrEqual(Math.max(1, context.minimumWagerCents));
          expect(item.riskCents).toBeLessThanOrEqual(item.riskMaxCents);
          expect(item.toWinCents).toBeLessThanOrEqual(item.toWinMaxCents);
        }
      }),
      { numRuns: 1_000, seed: 20_261_120 },
    );
    // The draw is fixed, so this shows that the law above is about something.
    expect(posted).toBeGreaterThan(20);
  });

  it('does not depend on the order of items that share no market', () => {
    fc.assert(
      fc.property(anyTicket, ({ items, context }) => {
        // The first item takes what it needs of a market's limit, the next one has what is left (HR-4).
        const markets = new Set(items.map(({ pick }) => keyOfExposure(pick, null)));
        fc.pre(markets.size === items.length);
        const there = evaluateTicket(createDraft(items), context);
        const back = evaluateTicket(createDraft(items.toReversed()), context);
        expect({
          ...back,
          items: back.items.toReversed(),
          wagers: back.wagers.toReversed(),
        }).toEqual(there);
      }),
    );
  });

  it('gives the same answer when asked again, and asks nothing more once its figures are taken over', () => {
    fc.assert(
      fc.property(anyTicket, ({ items, context }) => {
        const first = evaluateTicket(createDraft(items), context);
        expect(evaluateTicket(createDraft(items), context)).toEqual(first);
        const updated = items.map((item, at) => {
          const { linePrice, linePoints } = first.items[at]!;
          return { ...item, seenPrice: linePrice, seenLine: linePoints };
        });
        const second = evaluateTicket(createDraft(updated), context);
        expect(second.items.every(({ changed }) => changed === null)).toBe(true);
        expect(second.totalRiskCents).toBe(first.totalRiskCents);
        expect(second.totalToWinCents).toBe(first.totalToWinCents);
      }),
    );
  });

  it('HR-4.1: an amount above the limit is always refused with a maximum that is itself accepted', () => {
    const anyLimitCents = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(
        anyPrice,
        anyLimitCents,
        fc.integer({ min: 1, max: 1_000_000 }),
        anyEntered,
        (price, limit, more, entered) => {
          const { riskMaxCents, toWinMaxCents, maxWagerLimitCents } = evaluateAt(price, limit, {
            amountCents: 0,
          }).items[0]!;
          const most = { risk: riskMaxCents, toWin: toWinMaxCents, base: maxWagerLimitCents }[entered];
          fc.pre(most + more <= MAX_AMOUNT_CENTS);
          const over = evaluateAt(price, limit, { amountEntered: entered, amountCents: most + more });
          expect(over.items[0]!.errors).toEqual([
            {
              itemId: 'a',
              code: 'amountExceeded',
              params: { maxRiskCents: riskMaxCents, maxToWinCents: toWinMaxCents },
            },
          ]);
          expect(
            evaluateAt(price, limit, { amountEntered: 'risk', amountCents: riskMaxCents }).safeToPost,
          ).toBe(true);
          expect(
            evaluateAt(price, limit, { amountEntered: 'toWin', amountCents: toWinMaxCents }).safeToPost,
          ).toBe(true);
        },
      ),
    );
  });
});

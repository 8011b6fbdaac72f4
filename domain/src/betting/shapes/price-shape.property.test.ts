import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLegs, type LegSpec, plainLegs } from '../../../testing/many-games.ts';
import { anyPrice } from '../../../testing/price-arbitraries.ts';
import {
  anyLimit,
  createContestItem,
  createContestQuote,
  createContext,
} from '../../../testing/ticket-fixtures.ts';
import { DEFAULT_HOUSE_RULES } from '../../ground/house-rules/default-house-rules.ts';
import { FIRST_ALTERNATE_LINE } from '../../ground/sport/alternate-line.ts';
import type { StraightResult } from '../../ground/result/straight-result.ts';
import { gradeStraight } from '../grading/grade-straight.ts';
import { settleWager } from '../settlement/settle-wager.ts';
import { evaluateTicket } from '../ticket/evaluate-ticket.ts';
import type { EvaluatedWager, TicketContext } from '../ticket/ticket-evaluation.ts';
import { priceShape } from './price-shape.ts';
import { createShapeDraft, shapeOfDraft, TICKET_SHAPES } from './ticket-shapes.ts';

const [{ teaserName }] = DEFAULT_HOUSE_RULES.teasers as unknown as [{ teaserName: string }];
const CHOSEN = { teaserName, useFreePlay: false };
/** Those of picks of different games: none of them count as one. */
const APART = TICKET_SHAPES.filter(({ isCombined }) => !isCombined);
const RICH: Partial<TicketContext> = { limits: [anyLimit(100_000_000)], availableCents: 1_000_000_000 };

const anyLeg: fc.Arbitrary<LegSpec> = fc
  .record({
    price: anyPrice.filter((price) => Math.abs(price) <= 2_000),
    points: fc.integer({ min: -40, max: 40 }).map((quarters) => quarters / 4),
  })
  .map(({ price, points }) => ({
    item: { seenPrice: price, seenLine: points },
    line: { spreadAdj1: price, spread1: points },
  }));

const anyStake = fc.record({
  entered: fc.constantFrom('risk' as const, 'toWin' as const, 'base' as const),
  cents: fc.integer({ min: 100, max: 50_000 }),
});

const WHOLE: readonly StraightResult[] = [
  ['W', 'W'],
  ['P', 'P'],
  ['L', 'L'],
];
const endingsOf = ({ wager }: EvaluatedWager): StraightResult[][] =>
  wager.legs.reduce<StraightResult[][]>(
    (endings, { quarterHalf }) =>
      endings.flatMap((ending) =>
        [...WHOLE, ...(quarterHalf === null ? [] : [[quarterHalf, 'P'] as StraightResult])].map((result) => [
          ...ending,
          result,
        ]),
      ),
    [[]],
  );

describe('a list of picks in every shape', () => {
  it('SHAPE-1: risk is the quote’s, worst and best are those of every way its wagers may end', () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(
        fc.array(anyLeg, { minLength: 2, maxLength: 4 }),
        anyStake,
        fc.constantFrom(...APART),
        (legs, stake, { shape }) => {
          const { items, context } = createLegs(legs, RICH);
          const draft = createShapeDraft(shape, items, stake, CHOSEN);
          const price = priceShape(draft, context);
          expect(price.shape).toBe(shape);
          if (price.unfit !== null) return;
          const ticket = evaluateTicket(draft, context);
          expect(price.riskCents).toBe(ticket.totalRiskCents);
          expect(price.refused === null).toBe(ticket.safeToPost);
          if (ticket.wagers.length === 0) return;
          seen.set(shape, (seen.get(shape) ?? 0) + 1);
          const nets = ticket.wagers.map((wager) =>
            endingsOf(wager).map((ending) => settleWager(wager.wager, ending)!.netCents),
          );
          const sum = (pick: (...of: number[]) => number): number =>
            nets.reduce((total, of) => total + pick(...of), 0);
          expect([price.worstNetCents, price.bestNetCents]).toEqual([sum(Math.min), sum(Math.max)]);
        },
      ),
      { numRuns: 2_000, seed: 20_261_129 },
    );
    expect([...seen.keys()].toSorted()).toEqual(
      APART.map(({ shape }) => shape)
        .filter((shape) => shape !== 'progressiveParlay')
        .toSorted(),
    );
    expect(Math.min(...seen.values())).toBeGreaterThan(20);
  });

  it('SHAPE-2: straights of one game lose and win what a score of it makes of them together', () => {
    let middles = 0;
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            side: fc.constantFrom('over' as const, 'under' as const),
            period: fc.constantFrom(0, FIRST_ALTERNATE_LINE),
          }),
          { minLength: 2, maxLength: 4 },
        ),
        fc.integer({ min: 2, max: 60 }).map((halves) => halves / 2),
        fc.integer({ min: 2, max: 60 }).map((halves) => halves / 2),
        anyStake,
        (sides, total, other, stake) => {
          const { items, context } = createLegs(
            sides.map(({ side, period }): LegSpec => {
              const points = period === 0 ? total : other;
              return {
                pick: { gameNum: 1, market: 'L', side, periodNumber: period },
                item: { seenPrice: -110, seenLine: points },
                line: { periodNumber: period, totalPoints: points, ttlPtsAdj1: -110, ttlPtsAdj2: -110 },
              };
            }),
            RICH,
          );
          const draft = createShapeDraft('straight', items, stake, CHOSEN);
          const { wagers, items: evaluated } = evaluateTicket(draft, context);
          const nets = Array.from({ length: 200 }, (_, score1) =>
            wagers.reduce((sum, { wager }, at) => {
              const { pick } = items[at]!;
              if (pick.type !== 'G') throw new Error('a game was drawn');
              const result = gradeStraight({
                market: pick.market,
                side: pick.side,
                finalLine: evaluated[at]!.finalLine,
                threeWay: false,
                score1,
                score2: 0,
              });
              return sum + settleWager(wager, [result])!.netCents;
            }, 0),
          );
          const price = priceShape(draft, context);
          if (price.unfit !== null) return;
          expect(price.worstNetCents).toBe(Math.min(0, ...nets));
          expect(price.bestNetCents).toBe(Math.max(0, ...nets));
          if (price.worstNetCents > 0 - price.riskCents) middles += 1;
        },
      ),
      { numRuns: 500, seed: 20_261_129 },
    );
    expect(middles).toBeGreaterThan(50);
  });

  it('SHAPE-3: of two contestants at most one wins, and both may lose', () => {
    const items = [2, 3].map((contestantNum) =>
      createContestItem({ itemId: `c${contestantNum}`, pick: { type: 'C', contestNum: 9, contestantNum } }),
    );
    const quotes = new Map(items.map(({ itemId }) => [itemId, createContestQuote()]));
    const draft = createShapeDraft('straight', items, { entered: 'risk', cents: 1_000 }, CHOSEN);
    const price = priceShape(draft, createContext({ quotes }));
    expect(price).toMatchObject({ riskCents: 2_000, worstNetCents: -2_000, bestNetCents: 14_000 });
    const parlay = createShapeDraft('parlay', items, { entered: 'risk', cents: 1_000 }, CHOSEN);
    expect(priceShape(parlay, createContext({ quotes })).unfit).toBe('contestLegs');
  });

  it('SHAPE-4: says why a shape doesn’t take the picks, and apart from that what an amount is refused with', () => {
    const unfitOf = (count: number): Record<string, string | null> => {
      const { items, context } = createLegs(plainLegs(count));
      return Object.fromEntries(
        APART.map(({ shape }) => {
          const draft = createShapeDraft(shape, items, { entered: 'risk', cents: 1_000 }, CHOSEN);
          return [shape, priceShape(draft, context).unfit];
        }),
      );
    };
    expect(unfitOf(2)).toEqual({
      straight: null,
      parlay: null,
      roundRobin: 'tooFewLegs',
      teaser: null,
      progressiveParlay: 'tooFewLegs',
      ifWinOnly: null,
      ifWinOrPush: null,
      actionReverse: null,
    });
    expect(unfitOf(3)).toMatchObject({ roundRobin: null, actionReverse: null });
    expect(unfitOf(5)).toEqual(Object.fromEntries(APART.map(({ shape }) => [shape, null])));
    const { items, context } = createLegs(plainLegs(2));
    const tooMuch = createShapeDraft('parlay', items, { entered: 'risk', cents: 900_000 }, CHOSEN);
    expect(priceShape(tooMuch, context)).toMatchObject({ unfit: null, refused: 'amountExceeded' });
    const free = createShapeDraft(
      'ifWinOnly',
      items,
      { entered: 'risk', cents: 1_000 },
      { ...CHOSEN, useFreePlay: true },
    );
    expect(priceShape(free, context).unfit).toBe('freePlayUnavailable');
  });

  it('every wager type of the slip has a shape, and a ticket of a shape is recognized as it', () => {
    const { items } = createLegs(plainLegs(3));
    const combinations = [{ itemIds: items.slice(0, 2).map(({ itemId }) => itemId), seenFactor: '3/1' }];
    const bought = items.map((item) => ({ ...item, pointsBought: 1 }));
    for (const { shape, isCombined } of TICKET_SHAPES) {
      const draft = createShapeDraft(
        shape,
        bought,
        { entered: 'toWin', cents: 1 },
        { ...CHOSEN, combinations },
      );
      expect(shapeOfDraft(draft)).toBe(shape);
      expect(draft.combinations).toEqual(isCombined ? combinations : undefined);
      if (isCombined) expect(draft.items.map(({ pointsBought }) => pointsBought)).toEqual([0, 0, 1]);
    }
    const entered = TICKET_SHAPES.map(({ shape }) => {
      const draft = createShapeDraft(shape, items, { entered: 'toWin', cents: 1 }, CHOSEN);
      return [shape, draft.amountCents === 0 ? draft.items[0]!.amountEntered : draft.amountEntered];
    });
    expect(Object.fromEntries(entered)).toMatchObject({
      straight: 'toWin',
      parlay: 'toWin',
      roundRobin: 'risk',
      progressiveParlay: 'risk',
      actionReverse: 'base',
    });
    expect(new Set(TICKET_SHAPES.map(({ shape }) => shape)).size).toBe(TICKET_SHAPES.length);
  });
});

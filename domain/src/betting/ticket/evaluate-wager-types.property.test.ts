import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLegs, type LegSpec } from '../../../testing/many-games.ts';
import { anyLimit, createDraft } from '../../../testing/ticket-fixtures.ts';
import { anyPrice } from '../../../testing/price-arbitraries.ts';
import type { StraightResult } from '../../ground/result/straight-result.ts';
import { DEFAULT_HOUSE_RULES } from '../../ground/house-rules/default-house-rules.ts';
import { settleWager } from '../settlement/settle-wager.ts';
import type { Wager } from '../wager/wager.ts';
import { evaluateTicket } from './evaluate-ticket.ts';
import { TICKET_WAGER_TYPES } from '../../ground/wager-kind/wager-types.ts';
import type { TicketDraft } from '../request/ticket-request.ts';

const WHOLE: readonly StraightResult[] = [
  ['W', 'W'],
  ['P', 'P'],
  ['L', 'L'],
];
const QUARTER: Readonly<Record<'W' | 'L', readonly StraightResult[]>> = {
  W: [...WHOLE, ['W', 'P']],
  L: [...WHOLE, ['L', 'P']],
};

/** Every way in which the legs may end. */
const listEndings = (wager: Wager): StraightResult[][] =>
  wager.legs.reduce<StraightResult[][]>(
    (endings, { quarterHalf }) =>
      endings.flatMap((ending) =>
        (quarterHalf === null ? WHOLE : QUARTER[quarterHalf]).map((result) => [...ending, result]),
      ),
    [[]],
  );

const anyLeg: fc.Arbitrary<LegSpec> = fc
  .record({
    price: anyPrice.filter((price) => Math.abs(price) <= 2_000),
    points: fc.integer({ min: -40, max: 40 }).map((quarters) => quarters / 4),
    amountCents: fc.integer({ min: 100, max: 50_000 }),
    pointsBought: fc.constantFrom(0, 0, 0, 1, 2, -1),
  })
  .map(({ price, points, amountCents, pointsBought }) => ({
    item: { seenPrice: price, seenLine: points, amountCents, amountEntered: 'risk' as const, pointsBought },
    line: { spreadAdj1: price, spread1: points },
  }));

const anyTicket = fc
  .record({
    legs: fc.array(anyLeg, { minLength: 1, maxLength: 4 }),
    wagerType: fc.constantFrom(...TICKET_WAGER_TYPES),
    teaserName: fc.constantFrom(...DEFAULT_HOUSE_RULES.teasers.map(({ teaserName }) => teaserName)),
    isRoundRobin: fc.boolean(),
    amountEntered: fc.constantFrom('risk' as const, 'toWin' as const, 'base' as const),
    amountCents: fc.integer({ min: 100, max: 50_000 }),
    useFreePlay: fc.nat(3).map((draw) => draw === 0),
  })
  .map(({ legs, wagerType, teaserName, isRoundRobin, ...rest }) => {
    const { items, context } = createLegs(legs, {
      limits: [anyLimit(100_000_000)],
      availableCents: 1_000_000_000,
      freePlayBalanceCents: 1_000_000_000,
      restrictions: ['FPPARLAYS', 'FPTEASERS', 'FPREVERSES'].map((code) => ({ code, params: {} })),
    });
    const roundRobinSizes = wagerType === 'parlay' && isRoundRobin && legs.length > 2 ? [2, 3] : [];
    const options: Partial<TicketDraft> = {
      ...rest,
      // HR-14 takes no to-win of one.
      amountEntered: roundRobinSizes.length > 0 ? 'risk' : rest.amountEntered,
      wagerType,
      arbc: wagerType === 'actionReverse' && legs.length > 2,
      teaserName: wagerType === 'teaser' ? teaserName : null,
      roundRobinSizes,
    };
    return { draft: createDraft(items, options), context };
  });

describe('laws of tickets of every wager type', () => {
  it('HR-22.2: the shown risk and to-win are the worst and the best of every way the legs may end', () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(anyTicket, ({ draft, context }) => {
        const ticket = evaluateTicket(draft, context);
        if (!ticket.safeToPost) return;
        for (const { wager, riskCents, toWinCents, heldCents } of ticket.wagers) {
          seen.set(wager.terms.kind, (seen.get(wager.terms.kind) ?? 0) + 1);
          const nets = listEndings(wager).map(
            (ending) => settleWager({ ...wager, freePlay: false }, ending)!.netCents,
          );
          expect(riskCents).toBe(Math.max(0, -Math.min(...nets)));
          expect(toWinCents).toBe(Math.max(0, ...nets));
          expect(heldCents).toBe(draft.useFreePlay ? 0 : riskCents);
          expect(wager.freePlay).toBe(draft.useFreePlay);
        }
      }),
      { numRuns: 3_000, seed: 20_261_120 },
    );
    // The draw is fixed, so this shows that every kind was there.
    expect([...seen.keys()].toSorted()).toEqual([
      'ifBet',
      'parlay',
      'reverse',
      'roundRobin',
      'straight',
      'teaser',
    ]);
    expect(Math.min(...seen.values())).toBeGreaterThan(20);
  });

  it('the order of the legs matters in if bets alone', () => {
    fc.assert(
      fc.property(anyTicket, ({ draft, context }) => {
        fc.pre(!draft.wagerType.startsWith('if'));
        const there = evaluateTicket(draft, context);
        const back = evaluateTicket({ ...draft, items: draft.items.toReversed() }, context);
        const { totalRiskCents, totalToWinCents, playCount, safeToPost } = there;
        expect(back).toMatchObject({ totalRiskCents, totalToWinCents, playCount, safeToPost });
        expect(back.error?.code).toBe(there.error?.code);
      }),
      { numRuns: 1_000 },
    );
  });

  it('a ticket that is not safe to post says why, or waits for an amount', () => {
    let refused = 0;
    fc.assert(
      fc.property(anyTicket, ({ draft, context }) => {
        const { safeToPost, error, items } = evaluateTicket(draft, context);
        if (safeToPost) return;
        refused += 1;
        expect(error !== null || items.some(({ errors }) => errors.length > 0)).toBe(true);
      }),
      { numRuns: 1_000, seed: 20_261_120 },
    );
    expect(refused).toBeGreaterThan(100);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLegs, type LegSpec } from '../../../testing/many-games.ts';
import { anyLimit, createDraft } from '../../../testing/ticket-fixtures.ts';
import type { StraightResult } from '../../ground/result/straight-result.ts';
import { groupJointLegs } from '../correlation/joint-outcomes.ts';
import { settleWager } from '../settlement/settle-wager.ts';
import type { Wager } from '../wager/wager.ts';
import { evaluateTicket } from './evaluate-ticket.ts';
import type { TicketContext, TicketEvaluation } from './ticket-evaluation.ts';
import type { TicketDraft, WagerItemRequest } from '../request/ticket-request.ts';

const anyTicketPrice = fc.constantFrom(-700, -200, -180, -110, -115, -105, 100, 105, 150, 400);

/** The legs are on two or three games, so they decide and exclude each other. */
const anySharedLeg: fc.Arbitrary<LegSpec> = fc.oneof(
  fc
    .record({ gameNum: fc.integer({ min: 1, max: 3 }), price: anyTicketPrice })
    .chain(({ gameNum, price }) =>
      fc.constantFrom<LegSpec>(
        { pick: { gameNum, market: 'M', side: 'team1' }, line: { moneyLine1: price } },
        { pick: { gameNum, market: 'M', side: 'team2' }, line: { moneyLine2: price } },
        { pick: { gameNum, side: 'team1' }, line: { spread1: -3, spreadAdj1: price } },
        { pick: { gameNum, side: 'team2' }, line: { spread2: 4.5, spreadAdj2: price } },
        { pick: { gameNum, market: 'L', side: 'over' }, line: { totalPoints: 44, ttlPtsAdj1: price } },
        { pick: { gameNum, market: 'L', side: 'under' }, line: { totalPoints: 44, ttlPtsAdj2: price } },
      ),
    ),
);
const keyOf = ({ pick }: LegSpec): string => `${pick?.gameNum}.${pick?.market ?? 'S'}.${pick?.side}`;

const createTicket = (
  specs: readonly LegSpec[],
  options: Partial<TicketDraft>,
  fields: Partial<TicketContext>,
) => {
  const { items, context } = createLegs(specs, { priceAcceptance: 'close20', ...fields });
  return { draft: createDraft(items, options), context };
};

const OF_WHOLE: readonly StraightResult[] = [
  ['W', 'W'],
  ['L', 'L'],
  ['P', 'P'],
];

/** Every way in which the legs can end together, brute force. */
const listEndings = (items: readonly WagerItemRequest[], wager: Wager, context: TicketContext) => {
  const groups = groupJointLegs(
    items.map((item) => {
      const quote = context.quotes.get(item.itemId) ?? null;
      const points = item.pick.type === 'G' && item.pick.market !== 'M' ? pointsOf(item, context) : null;
      return { pick: item.pick, points, quote, pitcher1ReqFlag: true, pitcher2ReqFlag: true };
    }),
  );
  const grouped = new Set(groups.flatMap(({ legs }) => legs));
  const alone = wager.legs.flatMap((_leg, at) => (grouped.has(at) ? [] : [at]));
  const choices = [
    ...groups.map(({ legs, outcomes }) =>
      outcomes.map((results) => results.map((result, index) => [legs[index]!, result] as const)),
    ),
    ...alone.map((at) => OF_WHOLE.map((result) => [[at, result] as const])),
  ];
  return choices
    .reduce<Array<Array<readonly [number, StraightResult]>>>(
      (endings, choice) => endings.flatMap((ending) => choice.map((each) => [...ending, ...each])),
      [[]],
    )
    .map((ending) => {
      const inOrder = new Map(ending);
      return wager.legs.map((_leg, at) => inOrder.get(at)!);
    });
};

const pointsOf = (item: WagerItemRequest, context: TicketContext): number | null =>
  evaluateTicket(createDraft([item]), context).items[0]!.finalLine;

const ABOUT_MONEY = ['amountExceeded', 'payoutExceeded', 'roundRobinBetExceeded'];

const codesOf = ({ items, error }: TicketEvaluation): string[] => [
  ...items.flatMap(({ errors }) => errors.map(({ code }) => code)),
  ...(error === null ? [] : [error.code]),
];

describe('the largest amounts', () => {
  const anyAccumulator = fc.record({
    legs: fc.uniqueArray(anySharedLeg, { minLength: 3, maxLength: 5, selector: keyOf }),
    sizes: fc.constantFrom([2], [3], [2, 3]),
    amountCents: fc.integer({ min: 100, max: 20_000 }),
    maxPayoutCents: fc.option(fc.integer({ min: 2_000, max: 5_000_000 })),
    limitCents: fc.integer({ min: 1_000, max: 1_000_000 }),
  });

  it('HR-14.5: a round robin’s to-win is the best that can happen, and its largest amount the true one', () => {
    let shared = 0;
    fc.assert(
      fc.property(anyAccumulator, ({ legs, sizes, amountCents, maxPayoutCents, limitCents }) => {
        const at = (cents: number) => {
          const ticket = createTicket(
            legs,
            { wagerType: 'parlay', roundRobinSizes: sizes, amountEntered: 'risk', amountCents: cents },
            { limits: [anyLimit(limitCents)], roundRobinMaxPayoutCents: maxPayoutCents },
          );
          return { ...ticket, evaluation: evaluateTicket(ticket.draft, ticket.context) };
        };
        const { draft, context, evaluation } = at(amountCents);
        fc.pre(evaluation.error === null || ABOUT_MONEY.includes(evaluation.error.code));
        fc.pre(evaluation.amounts !== null && evaluation.amounts.riskMaxCents > 0);
        const { amounts, wagers } = evaluation;
        const { wager } = wagers[0]!;
        const endings = listEndings(draft.items, wager, context);
        if (endings.length < 3 ** legs.length) shared += 1;
        const best = Math.max(...endings.map((ending) => settleWager(wager, ending)!.netCents));
        expect(amounts!.toWinCents).toBe(best);
        expect(evaluation.totalToWinCents).toBe(best);

        const most = amounts!.riskMaxCents;
        const largest = at(most).evaluation;
        expect(ABOUT_MONEY).not.toContain(largest.error?.code);
        expect(largest.amounts!.toWinCents).toBe(amounts!.toWinMaxCents);
        expect(ABOUT_MONEY).toContain(at(most + 1).evaluation.error?.code);
      }),
      { numRuns: 400, seed: 20_261_122 },
    );
    expect(shared).toBeGreaterThan(100);
  });

  const anyWhole = fc.record({
    wagerType: fc.constantFrom('parlay' as const, 'teaser' as const),
    prices: fc.array(anyTicketPrice, { minLength: 2, maxLength: 4 }),
    maxPayoutCents: fc.option(fc.integer({ min: 2_000, max: 5_000_000 })),
    limitCents: fc.integer({ min: 1_000, max: 1_000_000 }),
  });

  it('HR-4.1, HR-10.2: a parlay and a teaser take the largest risk and the largest to-win, and no cent more', () => {
    fc.assert(
      fc.property(anyWhole, ({ wagerType, prices, maxPayoutCents, limitCents }) => {
        const codeAt = (amountEntered: 'risk' | 'toWin', amountCents: number) => {
          const ticket = createTicket(
            prices.map((spreadAdj1) => ({ line: { spreadAdj1 } })),
            { wagerType, teaserName: wagerType === 'teaser' ? 'T tp 6/4' : null, amountEntered, amountCents },
            { limits: [anyLimit(limitCents)], parlayMaxPayoutCents: maxPayoutCents, availableCents: null },
          );
          return evaluateTicket(ticket.draft, ticket.context);
        };
        const { riskMaxCents, toWinMaxCents } = codeAt('risk', 100).amounts!;
        fc.pre(riskMaxCents >= 100);
        expect(codeAt('risk', riskMaxCents).error).toBeNull();
        expect(ABOUT_MONEY).toContain(codeAt('risk', riskMaxCents + 1).error?.code);
        expect(ABOUT_MONEY).not.toContain(codeAt('toWin', toWinMaxCents).error?.code);
        expect(ABOUT_MONEY).toContain(codeAt('toWin', toWinMaxCents + 1).error?.code);
      }),
      { numRuns: 1_000, seed: 20_261_122 },
    );
  });

  const anyPayout = fc.option(fc.integer({ min: 2_000, max: 400_000 }));

  it('HR-4.1, HR-23.1, HR-24.2: a reverse takes the largest amount, and no cent more', () => {
    let capped = 0;
    const anyReverse = fc.record({
      prices: fc.array(anyTicketPrice, { minLength: 2, maxLength: 5 }),
      ifBetMaxPayoutCents: anyPayout,
      limitCents: fc.integer({ min: 1_000, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(anyReverse, ({ prices, ifBetMaxPayoutCents, limitCents }) => {
        const at = (amountCents: number) => {
          const ticket = createTicket(
            prices.map((spreadAdj1) => ({ line: { spreadAdj1 } })),
            { wagerType: 'actionReverse', arbc: prices.length > 2, amountEntered: 'base', amountCents },
            {
              limits: [anyLimit(limitCents)],
              ifBetMaxPayoutCents,
              availableCents: null,
              minimumWagerCents: 1,
            },
          );
          return evaluateTicket(ticket.draft, ticket.context);
        };
        const most = at(100).amounts!.riskMaxCents;
        fc.pre(most > 0);
        expect(codesOf(at(most))).toEqual([]);
        const more = codesOf(at(most + 1));
        expect([['payoutExceeded'], ['reverseAmountExceeded']]).toContainEqual([...new Set(more)]);
        if (more.includes('payoutExceeded')) capped += 1;
      }),
      { numRuns: 400, seed: 20_261_122 },
    );
    expect(capped).toBeGreaterThan(100);
  });

  it('HR-4.1, HR-21.1: each leg of an if bet takes its largest amount together with the others’ amounts, and no cent more', () => {
    const refusals = new Map<string, number>();
    const anyIfBet = fc.record({
      wagerType: fc.constantFrom('ifWinOnly' as const, 'ifWinOrPush' as const),
      legs: fc.array(fc.record({ price: anyTicketPrice, baseCents: fc.integer({ min: 500, max: 60_000 }) }), {
        minLength: 2,
        maxLength: 4,
      }),
      ifBetMaxPayoutCents: anyPayout,
      creditAcctFlag: fc.boolean(),
      limitCents: fc.integer({ min: 1_000, max: 100_000 }),
    });
    fc.assert(
      fc.property(anyIfBet, ({ wagerType, legs, limitCents, ...fields }) => {
        const at = (leg: number, amountCents: number) => {
          const ticket = createTicket(
            legs.map(({ price, baseCents }, index) => ({
              line: { spreadAdj1: price },
              item: { amountEntered: 'base', amountCents: index === leg ? amountCents : baseCents },
            })),
            { wagerType },
            { limits: [anyLimit(limitCents)], availableCents: null, minimumWagerCents: 1, ...fields },
          );
          return evaluateTicket(ticket.draft, ticket.context);
        };
        const { items } = at(-1, 0);
        for (const [leg, { maxWagerLimitCents: most }] of items.entries()) {
          if (most === 0) continue;
          const own = (amountCents: number) => {
            const { items: judged, error } = at(leg, amountCents);
            const total = error?.code === 'payoutExceeded' ? [error.code] : [];
            return [...judged[leg]!.errors.map(({ code }) => code), ...total];
          };
          expect(own(most)).toEqual([]);
          const more = own(most + 1);
          expect(more).not.toEqual([]);
          for (const code of more) refusals.set(code, (refusals.get(code) ?? 0) + 1);
        }
      }),
      { numRuns: 400, seed: 20_261_122 },
    );
    for (const code of ['amountExceeded', 'ifBetAmountExceeded', 'payoutExceeded'])
      expect(refusals.get(code)).toBeGreaterThan(50);
  });

  it('HR-4.1: a straight takes them too, and no cent more', () => {
    fc.assert(
      fc.property(anyTicketPrice, fc.integer({ min: 1_000, max: 1_000_000 }), (spreadAdj1, limitCents) => {
        const at = (amountEntered: 'risk' | 'toWin' | 'base', amountCents: number) => {
          const { items, context } = createLegs(
            [{ line: { spreadAdj1 }, item: { amountEntered, amountCents } }],
            { limits: [anyLimit(limitCents)], priceAcceptance: 'close20', availableCents: null },
          );
          return evaluateTicket(createDraft(items), context).items[0]!;
        };
        const { riskMaxCents, toWinMaxCents, maxWagerLimitCents } = at('risk', 0);
        for (const [entered, most] of [
          ['risk', riskMaxCents],
          ['toWin', toWinMaxCents],
          ['base', maxWagerLimitCents],
        ] as const) {
          expect(at(entered, most).errors).toEqual([]);
          expect(at(entered, most + 1).errors[0]?.code).toBe('amountExceeded');
        }
      }),
      { seed: 20_261_122 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLegs, type LegSpec } from '../../../testing/many-games.ts';
import {
  createContestItem,
  createContestQuote,
  createContext,
  createDraft,
  createGameQuote,
  createItem,
} from '../../../testing/ticket-fixtures.ts';
import type { StraightResult } from '../../ground/result/straight-result.ts';
import { evaluateTicket } from '../ticket/evaluate-ticket.ts';
import type { EvaluatedWager } from '../ticket/ticket-evaluation.ts';
import { boundWager } from './bound-wager.ts';
import { exploreOutcome } from './explore-outcomes.ts';
import { LOST, PUSHED, WON } from '../wager/list-outcomes.ts';
import { settleWager } from './settle-wager.ts';
import type { LegResult } from '../wager/wager.ts';

const evaluateRoundRobin = (
  legs: readonly LegSpec[],
  sizes: readonly number[],
  chosen: { useFreePlay?: boolean } = {},
): EvaluatedWager => {
  const { items, context } = createLegs(legs);
  const options = { wagerType: 'parlay', roundRobinSizes: sizes, amountCents: 1_000, ...chosen } as const;
  const draft = createDraft(items, { amountEntered: 'risk', ...options });
  return evaluateTicket(draft, { ...context, freePlayBalanceCents: 10_000_000 }).wagers[0]!;
};

const legOf = (pick: NonNullable<LegSpec['pick']>, price: number, points: number | null): LegSpec => ({
  pick: { gameNum: 1, ...pick },
  item: { seenPrice: price, seenLine: points },
  line: {
    spread1: -3,
    spread2: 3,
    spreadAdj1: -110,
    spreadAdj2: -110,
    totalPoints: 44.5,
    ttlPtsAdj1: -105,
    ttlPtsAdj2: -115,
  },
});

const SIDES: readonly LegSpec[] = [
  legOf({ market: 'S', side: 'team1' }, -110, -3),
  legOf({ market: 'S', side: 'team2' }, -110, 3),
  legOf({ market: 'L', side: 'over' }, -105, 44.5),
  legOf({ market: 'L', side: 'under' }, -115, 44.5),
];
const OTHERS: readonly LegSpec[] = [{ pick: { gameNum: 2 } }, { pick: { gameNum: 3 } }];

const pushedWhenVoid = (result: StraightResult): string => result.join('').replaceAll('X', 'P');

/** Every way in which all legs can end together: those of a group as it lists them, the others each for itself. */
const listTogether = ({ wager, groups }: EvaluatedWager): StraightResult[][] => {
  const start = [wager.legs.map((): StraightResult => WON)];
  const grouped = new Set(groups.flatMap(({ legs }) => legs));
  const alone = [...wager.legs.keys()]
    .filter((at) => !grouped.has(at))
    .map((at) => ({ legs: [at], outcomes: [[WON], [LOST], [PUSHED]] as const }));
  return [...groups, ...alone].reduce<StraightResult[][]>(
    (endings, { legs, outcomes }) =>
      endings.flatMap((ending) =>
        outcomes.map((results) => ending.map((result, at) => results[legs.indexOf(at)] ?? result)),
      ),
    start,
  );
};

describe('a round robin on several contestants of one contest', () => {
  it('HR-14.3, HR-84.1: stays within its maxima when all of them have a place, and says what one winner makes', () => {
    const contestants = [1, 2, 3, 4].map((contestantNum) =>
      createContestItem({
        itemId: `c${contestantNum}`,
        seenPrice: 1_000,
        pick: { type: 'C', contestNum: 9, contestantNum },
      }),
    );
    const quotes = new Map([
      ['a', createGameQuote()],
      ...contestants.map(({ itemId }, at) => {
        const line = { contestNum: 9, contestantNum: at + 1, moneyLine: 1_000 };
        return [itemId, createContestQuote(line)] as const;
      }),
    ]);
    const options = { wagerType: 'parlay', roundRobinSizes: [2], amountEntered: 'risk' } as const;
    const draft = createDraft([createItem(), ...contestants], { ...options, amountCents: 400 });
    const context = createContext({ quotes, roundRobinMaxPayoutCents: 33_600 });
    const { amounts, wagers } = evaluateTicket(draft, context);
    const { wager, riskCents, toWinCents, mostWinCents } = wagers[0]!;
    const settle = (results: readonly StraightResult[]) => settleWager(wager, results)!.netCents;
    const withdrawn: StraightResult = ['X', 'X'];
    expect(toWinCents).toBe(settle([WON, WON, withdrawn, withdrawn, withdrawn]));
    expect(settle(wager.legs.map(() => WON))).toBe(mostWinCents);
    expect(riskCents + mostWinCents).toBe(33_600);
    expect(amounts!.riskMaxCents).toBe(400);
    const least = evaluateTicket(draft, { ...context, roundRobinMaxPayoutCents: 33_599 });
    expect([least.amounts!.riskMaxCents, least.error?.code]).toEqual([399, 'amountExceeded']);
    const rules = { ...context.rules, mostTicketWinCents: 31_999 };
    expect(evaluateTicket(draft, { ...context, rules }).amounts!.riskMaxCents).toBe(399);
  });
});

describe('the best of a round robin whose legs decide each other', () => {
  it('HR-14.5: is what brute force over the outcomes finds that can still come together', () => {
    const anyTicket = fc.record({
      sides: fc.subarray([...SIDES], { minLength: 2 }),
      sizes: fc.subarray([2, 3], { minLength: 1 }),
      ending: fc.nat(),
      isKnown: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    });
    let [looked, narrowed] = [0, 0];
    fc.assert(
      fc.property(anyTicket, ({ sides, sizes, ending, isKnown }) => {
        const evaluated = evaluateRoundRobin([...sides, ...OTHERS], sizes);
        const { wager, groups } = evaluated;
        const endings = listTogether(evaluated);
        const known = endings[ending % endings.length]!.map(
          (result, at): LegResult => (isKnown[at] === true ? result : null),
        );
        const nets = endings
          .filter((results) =>
            results.every((result, at) => {
              const decided = known[at] ?? null;
              return decided === null || pushedWhenVoid([decided[0], decided[1]]) === pushedWhenVoid(result);
            }),
          )
          .map((results) => settleWager(wager, results)!.netCents);
        const { bestNetCents } = boundWager(wager, known, groups);
        expect(bestNetCents).toBe(Math.max(...nets));
        looked += 1;
        if (bestNetCents < boundWager(wager, known).bestNetCents) narrowed += 1;
      }),
      { seed: 20_261_122, numRuns: 300 },
    );
    // The draw is fixed, so this shows that the legs' company makes a difference.
    expect(narrowed / looked).toBeGreaterThan(0.1);
  });

  it('HR-31.1, HR-14.5: of a free play is the most that it can be paid, printed and as legs are decided', () => {
    const free = evaluateRoundRobin([...SIDES, ...OTHERS], [2, 3], { useFreePlay: true });
    const { wager, groups, toWinCents } = free;
    const paidOf = (results: readonly StraightResult[]): number => settleWager(wager, results)!.netCents;
    const endings = listTogether(free);
    expect(toWinCents).toBe(Math.max(...endings.map(paidOf)));
    // Cash would lose what was staked on the parlays that can't be won with the others.
    expect(toWinCents).toBeGreaterThan(evaluateRoundRobin([...SIDES, ...OTHERS], [2, 3]).toWinCents);
    const known = wager.legs.map((_leg, at): LegResult => (at === 4 ? LOST : null));
    const left = endings.filter(([, , , , other]) => other === LOST);
    expect(boundWager(wager, known, groups).bestNetCents).toBe(Math.max(...left.map(paidOf)));
  });

  it('HR-31.1, HR-84.1: of a free play stays within the maxima', () => {
    const { items, context } = createLegs([...SIDES, ...OTHERS]);
    const options = { roundRobinSizes: [2], amountCents: 1_000, useFreePlay: true } as const;
    const draft = createDraft(items, { wagerType: 'parlay', amountEntered: 'risk', ...options });
    const mostOf = (maxima: { roundRobinMaxPayoutCents?: number }) =>
      evaluateTicket(draft, { ...context, freePlayBalanceCents: 10_000_000, ...maxima });
    const { riskCents, toWinCents } = mostOf({}).wagers[0]!;
    const paidCents = riskCents + toWinCents;
    expect(mostOf({ roundRobinMaxPayoutCents: paidCents }).amounts!.riskMaxCents).toBe(1_000);
    expect(mostOf({ roundRobinMaxPayoutCents: paidCents - 1 }).amounts!.riskMaxCents).toBe(999);
  });

  it('HR-14.5: counts both sides of a market as won never, also when something else is supposed', () => {
    const { wager, groups, toWinCents } = evaluateRoundRobin([SIDES[0]!, SIDES[1]!, ...OTHERS], [2]);
    const { bounds } = exploreOutcome(wager, [null, null, 'W', null], [], groups);
    expect(bounds.bestNetCents).toBe(toWinCents);
  });

  it('results that can’t come together are taken as they are supposed', () => {
    const { wager, groups } = evaluateRoundRobin([SIDES[0]!, SIDES[1]!, ...OTHERS], [2]);
    const results = [WON, WON, null, null];
    expect(boundWager(wager, results, groups)).toEqual(boundWager(wager, results));
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyIfBet, anyReverse, anyWager, listLegResults } from '../../../testing/wager-arbitraries.ts';
import {
  createLeg,
  createParlayTerms,
  createTeaserCard,
  createTeaserTerms,
  readResults,
} from '../../../testing/wager-fixtures.ts';
import type { StraightResult } from '../../ground/result/straight-result.ts';
import type { TieRule } from '../../ground/house-rules/house-rules.schema.ts';
import { countLegsInAction } from '../if-bet/settle-if-bet.ts';
import { calculateParlayToWinCents } from '../parlay/calculate-parlay-odds.ts';
import { listCombinations } from '../parlay/round-robin.ts';
import { boundWager } from './bound-wager.ts';
import { calculateFreePlayBack } from './free-play-back.ts';
import { settleWager } from './settle-wager.ts';
import type { LegResult, Wager, WagerTerms } from '../wager/wager.ts';

const thousands = { seed: 20_260_722, numRuns: 2_000 };

const withResults = (wagers: fc.Arbitrary<Wager>) =>
  wagers.chain((wager) =>
    fc.record({
      wager: fc.constant(wager),
      results: fc
        .tuple(...wager.legs.map((leg) => fc.constantFrom(...listLegResults(leg))))
        .map((results): StraightResult[] => results),
      order: fc.shuffledSubarray([...wager.legs.keys()], { minLength: wager.legs.length }),
    }),
  );

const closeSpots = (wager: Wager): Wager =>
  'openSpots' in wager.terms ? { ...wager, terms: { ...wager.terms, openSpots: 0 } } : wager;

const netOf = (wager: Wager, results: readonly LegResult[]): number => settleWager(wager, results)!.netCents;
const whole = (wagers: fc.Arbitrary<Wager>) =>
  wagers.map((wager): Wager => ({ ...wager, legs: wager.legs.map((leg) => ({ ...leg, isQuarter: false })) }));

/** What is said of legs by their indexes, once they stand in another order. */
const moveTerms = (terms: WagerTerms, order: readonly number[]): WagerTerms => {
  if ('excluded' in terms) {
    const excluded = terms.excluded.map(([a, b]) => [order.indexOf(a), order.indexOf(b)] as const);
    return { ...terms, excluded };
  }
  if (!('combinations' in terms)) return terms;
  const combinations = terms.combinations.map((each) => ({
    ...each,
    legs: each.legs.map((at) => order.indexOf(at)),
  }));
  return { ...terms, combinations };
};

describe('settling a wager', () => {
  it('ends the same when its legs are graded one by one in any order, and stays as it was decided', () => {
    fc.assert(
      fc.property(withResults(anyWager()), ({ wager: open, results, order }) => {
        const wager = closeSpots(open);
        const final = settleWager(wager, results);
        const known: LegResult[] = wager.legs.map(() => null);
        for (const at of order) {
          known[at] = results[at] ?? null;
          const settled = settleWager(wager, known);
          if (settled !== null) expect(settled).toEqual(final);
        }
        expect(final).not.toBeNull();
      }),
      thousands,
    );
  });

  it('does not depend on the order of the legs, save in an if bet', () => {
    fc.assert(
      fc.property(withResults(anyWager()), ({ wager, results, order }) => {
        const { terms, legs } = wager;
        fc.pre(terms.kind !== 'ifBet');
        const moved: Wager = {
          ...wager,
          legs: order.map((at) => legs[at]!),
          terms: moveTerms(terms, order),
        };
        expect(
          settleWager(
            moved,
            order.map((at) => results[at]!),
          ),
        ).toEqual(settleWager(wager, results));
      }),
      thousands,
    );
  });

  it('HR-31.1: pays a free play what cash would have won and takes nothing for what cash would have lost', () => {
    fc.assert(
      fc.property(withResults(anyWager()), ({ wager, results }) => {
        fc.pre(wager.terms.kind !== 'roundRobin');
        const cash = settleWager({ ...wager, freePlay: false }, results);
        const free = settleWager({ ...wager, freePlay: true }, results);
        expect(free).toEqual(cash && { ...cash, netCents: Math.max(0, cash.netCents) });
      }),
      thousands,
    );
  });

  it('says won, lost or even by the sign of what was made, and no action where no leg had any', () => {
    fc.assert(
      fc.property(withResults(anyWager()), ({ wager, results }) => {
        fc.pre(wager.terms.kind !== 'straight' && wager.terms.kind !== 'teaser');
        const { status, netCents } = settleWager({ ...closeSpots(wager), freePlay: false }, results)!;
        const { terms } = wager;
        const reached =
          terms.kind === 'ifBet' ? results.slice(0, countLegsInAction(terms.condition, results)) : results;
        const even = reached.every(([half]) => half === 'X') ? 'X' : 'P';
        expect(status).toBe(netCents > 0 ? 'W' : netCents < 0 ? 'L' : even);
      }),
      thousands,
    );
  });
});

describe('settling a teaser', () => {
  const settle = (letters: string, tieRule: TieRule = 'tp') => {
    const terms = createTeaserTerms({ teams: letters.length, teaser: createTeaserCard({ tieRule }) });
    const legs = letters.split('').map(() => createLeg());
    return settleWager({ terms, legs, freePlay: false }, readResults(letters))?.status;
  };

  it('HR-12.4: a win and a push of two teams have the status no action, a push and a loss are a loss', () => {
    expect([settle('WP'), settle('PW'), settle('WX'), settle('WPP')]).toEqual(['X', 'X', 'X', 'X']);
    expect([settle('PL'), settle('WP', 'tl'), settle('WP', 'tw')]).toEqual(['L', 'L', 'W']);
    expect([settle('PP'), settle('XX'), settle('WWP')]).toEqual(['P', 'X', 'W']);
  });
});

/** No cent is made or lost by betting legs together: the parts alone add up to the whole. */
describe('cents are conserved', () => {
  it('HR-20.1, HR-20.2: an if bet makes what straights on its legs in action make', () => {
    fc.assert(
      fc.property(withResults(whole(anyIfBet(7))), ({ wager, results }) => {
        const { terms, legs } = wager;
        const reached = terms.kind === 'ifBet' ? countLegsInAction(terms.condition, results) : 0;
        const straights = legs
          .slice(0, reached)
          .map((leg, at) =>
            netOf({ terms: { kind: 'straight' }, legs: [leg], freePlay: false }, [results[at]!]),
          );
        expect(netOf({ ...wager, freePlay: false }, results)).toBe(
          straights.reduce((sum, net) => sum + net, 0),
        );
      }),
      thousands,
    );
  });

  it('HR-23.1, HR-24.2: a reverse makes what the if bets of its ordered pairs make', () => {
    fc.assert(
      fc.property(withResults(whole(anyReverse(5))), ({ wager, results }) => {
        const { legs } = wager;
        let sum = 0;
        for (const first of legs.keys()) {
          for (const second of legs.keys()) {
            if (first === second) continue;
            const pair: Wager = {
              terms: { kind: 'ifBet', condition: 'winOrPush' },
              legs: [legs[first]!, legs[second]!],
              freePlay: false,
            };
            sum += netOf(pair, [results[first]!, results[second]!]);
          }
        }
        expect(netOf({ ...wager, freePlay: false }, results)).toBe(sum);
      }),
      thousands,
    );
  });

  const anyRoundRobin = anyWager(5).filter(({ terms }) => terms.kind === 'roundRobin');
  /** Each parlay of a round robin, with what its legs came to. */
  const listParlays = (
    { terms, legs }: Wager,
    results: readonly LegResult[],
    freePlay: boolean,
  ): Array<[wager: Wager, results: LegResult[]]> => {
    if (terms.kind !== 'roundRobin') return [];
    const { riskCents, card, sizes, excluded } = terms;
    return sizes
      .flatMap((size) => listCombinations(legs.length, size, excluded))
      .map((combination) => {
        const chosen = combination.map((at) => legs[at]!);
        const toWinCents = calculateParlayToWinCents(riskCents, chosen, card);
        const parlay = createParlayTerms({ riskCents, toWinCents, card });
        return [{ terms: parlay, legs: chosen, freePlay }, combination.map((at) => results[at]!)];
      });
  };
  const sum = (cents: readonly number[]): number => cents.reduce((total, each) => total + each, 0);

  it('HR-14.1: a round robin makes what its parlays make, each settled and rounded alone', () => {
    fc.assert(
      fc.property(withResults(anyRoundRobin), ({ wager, results }) => {
        const nets = listParlays(wager, results, false).map((parlay) => netOf(...parlay));
        expect(netOf({ ...wager, freePlay: false }, results)).toBe(sum(nets));
      }),
      { seed: thousands.seed, numRuns: 500 },
    );
  });

  it('HR-14.1, HR-31.1, HR-31.3: a free round robin pays and gives back what its parlays do as free plays', () => {
    let winsBesideLosses = 0;
    fc.assert(
      fc.property(withResults(anyRoundRobin), ({ wager: cash, results }) => {
        const wager = { ...cash, freePlay: true };
        const parlays = listParlays(wager, results, true);
        const riskCents = 'riskCents' in wager.terms ? wager.terms.riskCents : 0;
        const settled = settleWager(wager, results)!;
        expect(settled.netCents).toBe(sum(parlays.map((parlay) => netOf(...parlay))));
        expect(calculateFreePlayBack(wager, results, settled, riskCents * parlays.length)).toBe(
          sum(
            parlays.map(([parlay, ofIt]) =>
              calculateFreePlayBack(parlay, ofIt, settleWager(parlay, ofIt)!, riskCents),
            ),
          ),
        );
        const made = netOf({ ...wager, freePlay: false }, results);
        expect(settled.status === 'W').toBe(settled.netCents > 0);
        if (settled.netCents > 0 && made < settled.netCents) winsBesideLosses += 1;
        expect(boundWager(wager, results)).toEqual({
          worstNetCents: settled.netCents,
          bestNetCents: settled.netCents,
        });
      }),
      { seed: thousands.seed, numRuns: 500 },
    );
    expect(winsBesideLosses).toBeGreaterThan(50);
  });
});

describe('settling an if bet', () => {
  const leg = createLeg({ riskCents: 11_000, toWinCents: 10_000 });
  const chain = (condition: 'winOnly' | 'winOrPush', count = 3): Wager => ({
    terms: { kind: 'ifBet', condition },
    legs: Array.from({ length: count }, () => leg),
    freePlay: false,
  });

  it('HR-20.1, HR-20.2: waits for the next leg in action, and no longer than that', () => {
    expect(settleWager(chain('winOnly'), readResults('-WW'))).toBeNull();
    expect(settleWager(chain('winOnly'), readResults('W-L'))).toBeNull();
    expect(settleWager(chain('winOnly'), readResults('P--'))).toEqual({ status: 'P', netCents: 0 });
    expect(settleWager(chain('winOnly'), readResults('WL-'))).toEqual({ status: 'L', netCents: -1_000 });
    expect(settleWager(chain('winOrPush'), readResults('P--'))).toBeNull();
  });

  it('HR-20.2: no action goes on like a push in win or push, and stops a win only', () => {
    expect(settleWager(chain('winOrPush'), readResults('XWL'))).toEqual({ status: 'L', netCents: -1_000 });
    expect(settleWager(chain('winOnly'), readResults('XWW'))).toEqual({ status: 'X', netCents: 0 });
    expect(settleWager(chain('winOrPush'), readResults('XXX'))).toEqual({ status: 'X', netCents: 0 });
    expect(settleWager(chain('winOrPush'), readResults('XPX'))).toEqual({ status: 'P', netCents: 0 });
  });

  it('HR-20.5, HR-33.2: goes on after a half won leg and stops at a half lost one', () => {
    const settle = (first: StraightResult) =>
      settleWager(chain('winOrPush', 2), [first, ['W', 'W']])?.netCents;
    expect(settle(['W', 'P'])).toBe(15_000);
    expect(settle(['P', 'L'])).toBe(-5_500);
  });
});

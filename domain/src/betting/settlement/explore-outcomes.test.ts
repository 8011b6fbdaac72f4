import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyWager } from '../../../testing/wager-arbitraries.ts';
import { createLeg, createParlayTerms, readResults } from '../../../testing/wager-fixtures.ts';
import { boundWager } from './bound-wager.ts';
import { type ChosenOutcome, exploreOutcome } from './explore-outcomes.ts';
import { settleWager } from './settle-wager.ts';

const parlay = { terms: createParlayTerms(), legs: [createLeg(), createLeg()], freePlay: false };

describe('exploring outcomes', () => {
  it('shows the whole range while nothing is supposed', () => {
    expect(exploreOutcome(parlay, [null, null])).toEqual({
      settlement: null,
      bounds: { worstNetCents: -10_000, bestNetCents: 26_446 },
    });
  });

  it('HR-10.2: narrows it with each leg supposed, and settles as soon as that decides', () => {
    expect(exploreOutcome(parlay, ['P', null])).toEqual({
      settlement: null,
      bounds: { worstNetCents: -10_000, bestNetCents: 9_091 },
    });
    expect(exploreOutcome(parlay, ['L', null])).toEqual({
      settlement: { status: 'L', netCents: -10_000 },
      bounds: { worstNetCents: -10_000, bestNetCents: -10_000 },
    });
  });

  it('keeps results that are known', () => {
    const { settlement } = exploreOutcome(parlay, ['W', 'W'], readResults('X-'));
    expect(settlement).toEqual({ status: 'W', netCents: 9_091 });
  });

  it('says what settling and bounding say of the same results', () => {
    const anyChoice = fc.array(fc.constantFrom<ChosenOutcome>('W', 'L', 'P', null), {
      minLength: 5,
      maxLength: 5,
    });
    fc.assert(
      fc.property(anyWager(), anyChoice, (wager, chosen) => {
        const results = readResults(wager.legs.map((_leg, at) => chosen[at] ?? '-').join(''));
        expect(exploreOutcome(wager, chosen)).toEqual({
          settlement: settleWager(wager, results),
          bounds: boundWager(wager, results),
        });
      }),
      { seed: 20_260_722, numRuns: 1_000 },
    );
  });
});

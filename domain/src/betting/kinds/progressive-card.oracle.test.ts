import { describe, expect, it } from 'vitest';
import { readOracle } from '../../../testing/read-oracle.ts';
import { createLeg, readResults } from '../../../testing/wager-fixtures.ts';
import { DEFAULT_HOUSE_RULES } from '../../ground/house-rules/default-house-rules.ts';
import { settleWager } from '../settlement/settle-wager.ts';

interface ProgressiveCase {
  id: string;
  kind: 'progressiveParlay';
  prices: number[];
  results: string;
  riskCents: number;
  expectedNetCents: number;
}

describe('oracle progressive parlay', () => {
  const { payouts } = DEFAULT_HOUSE_RULES.progressiveCard!;

  it.each(
    readOracle<ProgressiveCase>('progressive-parlay', 'progressiveParlay').map(
      (one) => [one.id, one] as const,
    ),
  )('HR-16.3, HR-16.4: %s to the cent', (_id, { prices, results, riskCents, expectedNetCents }) => {
    const terms = { kind: 'progressiveParlay', riskCents, toWinCents: 1, entered: 'risk', payouts } as const;
    const legs = prices.map((price) => createLeg({ price }));
    const settled = settleWager({ terms, legs, freePlay: false }, readResults(results));
    expect(settled?.netCents).toBe(expectedNetCents);
  });
});

import { describe, expect, it } from 'vitest';
import { readOracle } from '../../../testing/read-oracle.ts';
import { createLeg, readResults } from '../../../testing/wager-fixtures.ts';
import type { EnteredAmount } from '../../ground/money/entered-stake.ts';
import { COMBINATION_FIGURES } from '../combination/combination-figures.ts';
import { settleWager } from '../settlement/settle-wager.ts';
import type { Wager } from '../wager/wager.ts';

interface SettlementCase {
  id: string;
  kind: 'combinationSettlement';
  probabilities: number[];
  correlations: number[][];
  prices: number[];
  accepted: string;
  results: string;
  others: Array<{ price: number; result: string }>;
  riskCents: number;
  toWinCents: number;
  entered: EnteredAmount;
  expectedNetCents: number;
}

const createWager = (one: SettlementCase): Wager => {
  const { marginPercent, legPercent, mostOfProductPercent } = COMBINATION_FIGURES;
  const { probabilities, correlations, prices, accepted, others } = one;
  const kept = { probabilities, correlations, marginPercent, legPercent, mostOfProductPercent };
  return {
    terms: {
      kind: 'combination',
      riskCents: one.riskCents,
      toWinCents: one.toWinCents,
      entered: one.entered,
      combinations: [{ legs: prices.map((_, at) => at), factor: accepted, ...kept }],
    },
    legs: [...prices, ...others.map(({ price }) => price)].map((price) => createLeg({ price })),
    freePlay: false,
  };
};

describe('oracle combination settlement', () => {
  const cases = readOracle<SettlementCase>('combination-settlement', 'combinationSettlement');

  it.each(cases.map((one) => [one.id, one] as const))('HR-68.1, HR-68.2: %s to the cent', (_id, one) => {
    const results = readResults(one.results + one.others.map(({ result }) => result).join(''));
    expect(settleWager(createWager(one), results)?.netCents).toBe(one.expectedNetCents);
  });
});

import { describe, expect, it } from 'vitest';
import { readOracle } from '../../../testing/read-oracle.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';
import { COMBINATION_FIGURES } from './combination-figures.ts';
import { priceCombination } from '../joint-price/combination-price.ts';
import { jointNormalBelow } from '../joint-price/joint-normal.ts';
import type { KeptCombination } from '../joint-price/kept-combination.ts';
import { normalThreshold } from '../joint-price/normal.ts';

interface CombinationCase {
  id: string;
  kind: 'combination';
  probabilities: number[];
  correlations: number[][];
  prices: AmericanPrice[];
  fair: number;
  factor: string;
  bound: 'product' | 'longest' | null;
}

const createKept = ({ probabilities, prices, correlations }: CombinationCase): KeptCombination => ({
  legs: probabilities.map((probability, at) => ({
    pick: { type: 'G', gameNum: 1, periodNumber: at, market: 'M', side: 'team1' },
    points: null,
    price: prices[at]!,
    probability,
  })),
  correlations,
  ...COMBINATION_FIGURES,
});

describe('oracle combination', () => {
  it.each(readOracle<CombinationCase>('combination', 'combination').map((one) => [one.id, one] as const))(
    'HR-65.1, HR-66.1, HR-66.2: %s is as likely as its integral, and priced by that',
    (_id, one) => {
      const fair = jointNormalBelow(one.probabilities.map(normalThreshold), one.correlations);
      expect(Math.abs(fair - one.fair)).toBeLessThan(2e-4);
      const { numerator, denominator } = priceCombination(createKept(one));
      const [above, below] = one.factor.split('/').map(Number) as [number, number];
      if (one.bound !== null) expect(`${numerator}/${denominator}`).toBe(one.factor);
      // A ten-thousandth of its rounding, and what the integral may be off by.
      else
        expect(Math.abs(Number(numerator) / Number(denominator) - above / below)).toBeLessThan(
          1e-4 + (above / below) * (2e-4 / one.fair),
        );
    },
  );
});

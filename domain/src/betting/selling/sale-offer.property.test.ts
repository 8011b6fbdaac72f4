import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyPrice } from '../../../testing/price-arbitraries.ts';
import { DEFAULT_HOUSE_RULES } from '../../ground/house-rules/default-house-rules.ts';
import { compareRational, createRational } from '../../ground/money/rational.ts';
import { fairProbabilityOf, interpolateProbability } from '../../ground/price/fair-probability.ts';
import { calculateOffer, keepOfShare, payForShare } from './sale-offer.ts';

const anySides = fc.array(anyPrice, { minLength: 2, maxLength: 3 });
const anyAmount = fc.integer({ min: 0, max: 10_000_000_000 });
const anyPercent = fc.integer({ min: 10, max: 100 });

it('HR-52.3: an offer is never more than the largest payback, and never less than nothing', () => {
  fc.assert(
    fc.property(anyAmount, fc.array(anySides, { minLength: 1, maxLength: 12 }), (paybackCents, legs) => {
      const probabilities = legs.map((sides) => fairProbabilityOf(sides, 0));
      const offerCents = calculateOffer(paybackCents, probabilities, DEFAULT_HOUSE_RULES.sales);
      expect(offerCents).toBeGreaterThanOrEqual(0);
      expect(offerCents).toBeLessThanOrEqual(paybackCents);
    }),
  );
});

it('HR-51.2: the fair probabilities of all sides make one, and a number between two lies between theirs', () => {
  fc.assert(
    fc.property(anySides, anySides, fc.integer({ min: 1, max: 7 }), (one, other, quarters) => {
      const [low, high] = [fairProbabilityOf(one, 0), fairProbabilityOf(other, 0)];
      const between = interpolateProbability(
        quarters / 4,
        { points: 0, probability: low },
        { points: 2, probability: high },
      );
      const sign = compareRational(low, high);
      expect([sign, 0]).toContain(compareRational(low, between));
      expect([sign, 0]).toContain(compareRational(between, high));
      expect(compareRational(between, createRational(1))).toBe(-1);
    }),
  );
});

it('HR-54.3: selling in shares never pays more than selling at once, and leaves nothing of a whole', () => {
  fc.assert(
    fc.property(anyAmount, anyPercent, (offerCents, percent) => {
      const paid = payForShare(offerCents, percent);
      expect(paid + payForShare(offerCents, 100 - percent)).toBeLessThanOrEqual(offerCents);
      const amounts = { riskCents: offerCents, toWinCents: offerCents };
      const kept = keepOfShare(amounts, percent);
      expect(Math.abs(kept.riskCents - (offerCents * (100 - percent)) / 100)).toBeLessThanOrEqual(0.5);
      expect(keepOfShare(amounts, 100)).toEqual({ riskCents: 0, toWinCents: 0 });
    }),
  );
});

import { describe, expect, it } from 'vitest';
import { readOracle } from '../../../testing/read-oracle.ts';
import { DEFAULT_HOUSE_RULES } from '../../ground/house-rules/default-house-rules.ts';
import type { Cents } from '../../ground/money/cents.ts';
import { createRational, type Rational } from '../../ground/money/rational.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';
import { fairProbabilityOf, interpolateProbability } from '../../ground/price/fair-probability.ts';
import { calculateOffer, keepOfShare, payForShare } from './sale-offer.ts';

interface SideCase {
  sides: AmericanPrice[];
}

interface CashOutCase {
  id: string;
  kind: 'cashOut';
  legs: Array<{
    acceptedPrice: AmericanPrice;
    state: 'open' | 'open between alternates' | 'won' | 'push' | 'noAction' | 'none';
    sides: AmericanPrice[];
    side: number;
    number: number;
    alternates: Array<SideCase & { number: number }>;
  }>;
  riskCents: Cents;
  paybackIfWonCents: Cents;
  offerCents: Cents | null;
  share?: { percent: number; paidCents: Cents; riskLeftCents: Cents; toWinLeftCents: Cents };
}

const valueLeg = (leg: CashOutCase['legs'][number]): Rational | null => {
  if (leg.state === 'open') return fairProbabilityOf(leg.sides, leg.side);
  if (leg.state !== 'open between alternates') return null;
  const [below, above] = leg.alternates.map(({ number, sides }) => ({
    points: number,
    probability: fairProbabilityOf(sides, leg.side),
  }));
  return interpolateProbability(leg.number, below!, above!);
};

describe('oracle cash-out', () => {
  it.each(readOracle<CashOutCase>('cash-out', 'cashOut').map((one) => [one.id, one] as const))(
    'HR-51.1, HR-51.2, HR-52.1, HR-52.2, HR-54.2, HR-54.3: %s is offered and shared to the cent',
    (_id, one) => {
      const undecided = one.legs.filter(({ state }) => state.startsWith('open') || state === 'none');
      const values = undecided.map(valueLeg);
      const known = values.filter((value) => value !== null);
      const offerCents =
        known.length < values.length
          ? null
          : calculateOffer(one.paybackIfWonCents, known, DEFAULT_HOUSE_RULES.sales);
      expect(offerCents).toBe(one.offerCents);
      expect(one.share === undefined).toBe(offerCents === null);
      if (one.share === undefined || offerCents === null) return;
      const { percent, paidCents, riskLeftCents, toWinLeftCents } = one.share;
      expect(payForShare(offerCents, percent)).toBe(paidCents);
      const toWinCents = one.paybackIfWonCents - one.riskCents;
      expect(keepOfShare({ riskCents: one.riskCents, toWinCents }, percent)).toEqual({
        riskCents: riskLeftCents,
        toWinCents: toWinLeftCents,
      });
    },
  );

  it('HR-51.1: three sides are three shares of one', () => {
    const prices: AmericanPrice[] = [150, 220, 180];
    const sum = [0, 1, 2].map((side) => fairProbabilityOf(prices, side));
    expect(sum.map(({ numerator, denominator }) => Number(numerator) / Number(denominator))).toEqual([
      expect.closeTo(0.374, 3),
      expect.closeTo(0.292, 3),
      expect.closeTo(0.334, 3),
    ]);
    expect(
      interpolateProbability(3, { points: 3, probability: sum[0]! }, { points: 4, probability: sum[1]! }),
    ).toEqual(createRational(sum[0]!.numerator, sum[0]!.denominator));
  });
});

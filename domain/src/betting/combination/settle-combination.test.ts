import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readResults } from '../../../testing/wager-fixtures.ts';
import { createConditions, createLegToCombine as leg } from '../../../testing/combination-fixtures.ts';
import { compareRational, createRational } from '../../ground/money/rational.ts';
import { factorOfPrice } from '../../ground/price/decimal-factor.ts';
import { priceCombination } from '../joint-price/combination-price.ts';
import { offerCombination, type OfferedCombination } from './offer-combination.ts';
import { settleCombination } from '../joint-price/settle-combination.ts';

const LEGS = [
  leg({}, -3.5),
  leg({ market: 'L', side: 'over' }, 44.5),
  leg({ market: 'E', side: 'team2Over' }, 20.5),
  leg({ periodNumber: 1, side: 'team1' }, -1.5),
];

const offer = (legs = LEGS): OfferedCombination => {
  const offered = offerCombination(legs, createConditions());
  if ('faults' in offered) throw new Error(JSON.stringify(offered.faults));
  return offered;
};

const settle = (letters: string, { kept, factor } = offer()) =>
  settleCombination(kept, readResults(letters), factor);

describe('what is paid for a combination', () => {
  it('HR-68.1: all of it pays its price, one lost leg loses it, also before the others are decided', () => {
    expect(settle('WWWW')).toEqual(offer().factor);
    expect(settle('WWLW')).toEqual(createRational(0));
    expect(settle('-XL-')).toEqual(createRational(0));
    expect(settle('WW-W')).toBeNull();
    expect(settle('XX-P')).toBeNull();
  });

  it('HR-68.1: without a leg the rest is what it would have been worth alone, at its own margin', () => {
    const [one, two, three] = [0, 1, 2].map((gone) => settle(`${'W'.repeat(gone)}X${'W'.repeat(3 - gone)}`));
    const { kept } = offer();
    const without = (gone: number) => {
      const picks = kept.legs.filter((_, at) => at !== gone).map(({ pick }) => pick);
      return offer(
        LEGS.filter((each) => picks.some((pick) => JSON.stringify(pick) === JSON.stringify(each.pick))),
      );
    };
    expect([one, two, three]).toEqual([0, 1, 2].map((gone) => without(gone).factor));
    expect(settle('WPWW')).toEqual(settle('WXWW'));
  });

  it('HR-68.1: the lines and figures of the acceptance decide, through JSON and whatever the book says now', () => {
    const { kept, factor } = offer();
    const read = JSON.parse(JSON.stringify(kept)) as typeof kept;
    expect(settleCombination(read, readResults('WXWW'), factor)).toEqual(settle('WXWW'));
    const dearer = { ...kept, marginPercent: 30 };
    expect(settleCombination(dearer, readResults('WXWW'), factor)).not.toEqual(settle('WXWW'));
  });

  it('HR-68.1: never more than the accepted price', () => {
    const { kept } = offer();
    const low = createRational(2);
    expect(settleCombination(kept, readResults('WXWW'), low)).toEqual(low);
  });

  it('HR-68.2: one leg that is left pays its own accepted price', () => {
    const { kept } = offer();
    expect([0, 1, 2, 3].map((at) => settle('XPXP'.slice(0, at) + 'W' + 'XPXP'.slice(at + 1)))).toEqual(
      kept.legs.map(({ price }) => factorOfPrice(price)),
    );
  });

  it('HR-68.2: its own price is not what its probability would be worth', () => {
    const { kept, factor } = offer();
    // At −130 on both sides ½ would be worth 1 ÷ (0.5 × 1.05).
    const legs = kept.legs.map((each) => ({ ...each, price: -130, probability: 0.5 }));
    expect(settleCombination({ ...kept, legs }, readResults('WXXX'), factor)).toEqual(createRational(23, 13));
  });

  it('HR-68.1: the stake comes back where nothing is left', () => {
    expect(settle('XPPX')).toEqual(createRational(1));
  });

  it('HR-68.1: fewer legs never pay more, and each price is between the longest leg and 1.5 times the product', () => {
    const { kept, factor } = offer();
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.02, max: 0.98, noNaN: true }), { minLength: 4, maxLength: 4 }),
        fc.array(fc.constantFrom('W', 'X', 'P'), { minLength: 4, maxLength: 4 }),
        (probabilities, letters) => {
          const other = {
            ...kept,
            legs: kept.legs.map((each, at) => ({ ...each, probability: probabilities[at]! })),
          };
          const price = priceCombination(other);
          const product = other.legs.reduce(
            (product, one) => product * numberOf(factorOfPrice(one.price)),
            1.5,
          );
          const longest = Math.max(...other.legs.map((one) => numberOf(factorOfPrice(one.price))));
          expect(numberOf(price)).toBeLessThanOrEqual(product + 1e-9);
          expect(numberOf(price)).toBeGreaterThanOrEqual(longest - 1e-9);
          const paid = settleCombination(other, readResults(letters.join('')), price)!;
          expect(compareRational(paid, price)).toBeLessThanOrEqual(0);
          expect(compareRational(paid, createRational(1))).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 60 },
    );
    expect(compareRational(factor, createRational(1))).toBe(1);
  });
});

const numberOf = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }): number =>
  Number(numerator) / Number(denominator);

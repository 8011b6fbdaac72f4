import fc from 'fast-check';
import type { StraightResult } from '../src/ground/result/straight-result.ts';
import { DEFAULT_HOUSE_RULES } from '../src/ground/house-rules/default-house-rules.ts';
import type { ParlayCard, ProgressiveCard } from '../src/ground/house-rules/house-rules.schema.ts';
import { calculateRiskAtProfit, calculateToWinAtProfit } from '../src/ground/money/amounts-at-profit.ts';
import type { EnteredAmount } from '../src/ground/money/entered-stake.ts';
import { createRational, subtractRational } from '../src/ground/money/rational.ts';
import { writeRational } from '../src/ground/money/rational-text.ts';
import { factorOfPrice } from '../src/ground/price/decimal-factor.ts';
import { priceCombination } from '../src/betting/joint-price/combination-price.ts';
import {
  appliesCard,
  calculateParlayRiskCents,
  calculateParlayToWinCents,
  multiplyFactors,
} from '../src/betting/parlay/calculate-parlay-odds.ts';
import { calculateRoundRobinToWinCents, countCombinations } from '../src/betting/parlay/round-robin.ts';
import { calculateTeaserRiskCents, calculateTeaserToWinCents } from '../src/betting/teaser/settle-teaser.ts';
import { calculateStraightAmounts } from '../src/ground/price/straight-amounts.ts';
import type { Wager, WagerLeg } from '../src/betting/wager/wager.ts';
import { anyPrice } from './price-arbitraries.ts';
import { createLeg } from './wager-fixtures.ts';

const anyAmount = fc.oneof(
  fc.integer({ min: 1, max: 500 }),
  fc.integer({ min: 100, max: 5_000_000 }),
  fc.constant(10_000),
);
const anyCard = fc.constantFrom<ParlayCard | null>(null, {
  cardName: 'card',
  payouts: { 2: [13, 5], 3: [6, 1], 4: [10, 1] },
});
const anyEntered = fc.constantFrom<EnteredAmount>('risk', 'toWin');

const anyQuarter = {
  isQuarter: fc.boolean(),
  quarterHalf: fc.constantFrom('W' as const, 'L' as const, null),
};

/** A wager with amounts of its own. No ticket is accepted that risks or wins nothing. */
const anyOwnLeg = fc
  .record({ entered: anyEntered, amountCents: anyAmount, price: anyPrice, ...anyQuarter })
  .map(({ entered, amountCents, price, isQuarter, quarterHalf }) => {
    const { riskCents, toWinCents } = calculateStraightAmounts(entered, amountCents, price);
    return createLeg({ riskCents, toWinCents, entered, price, isQuarter, quarterHalf });
  })
  .filter(({ riskCents, toWinCents }) => riskCents > 0 && toWinCents > 0);

const anySharedLeg = fc.oneof(
  fc.constant(createLeg()),
  fc.record({ price: anyPrice, ...anyQuarter }).map((fields) => createLeg(fields)),
);

const ownLegs = (fewest: number, most: number) => fc.array(anyOwnLeg, { minLength: fewest, maxLength: most });
const sharedLegs = (fewest: number, most: number) =>
  fc.array(anySharedLeg, { minLength: fewest, maxLength: most });

const anyStraight: fc.Arbitrary<Wager> = fc
  .record({ legs: ownLegs(1, 1), freePlay: fc.boolean() })
  .map((fields) => ({ ...fields, terms: { kind: 'straight' } }));

export const anyIfBet = (mostLegs: number): fc.Arbitrary<Wager> =>
  fc
    .record({
      legs: ownLegs(2, mostLegs),
      condition: fc.constantFrom('winOnly', 'winOrPush'),
      freePlay: fc.boolean(),
    })
    .map(({ legs, condition, freePlay }) => ({ legs, freePlay, terms: { kind: 'ifBet', condition } }));

export const anyReverse = (mostLegs: number): fc.Arbitrary<Wager> =>
  fc
    .record({ legs: ownLegs(2, mostLegs), freePlay: fc.boolean() })
    .map((fields) => ({ ...fields, terms: { kind: 'reverse' } }));

const anyOpenSpots = fc.constantFrom(0, 0, 0, 1, 2);

const anyParlay = (mostLegs: number): fc.Arbitrary<Wager> =>
  fc
    .record({
      legs: sharedLegs(2, mostLegs),
      entered: anyEntered,
      amountCents: anyAmount,
      openSpots: anyOpenSpots,
      offered: anyCard,
      freePlay: fc.boolean(),
    })
    .map(({ legs, entered, amountCents, openSpots, offered, freePlay }) => {
      const card = appliesCard(legs, offered) ? offered : null;
      const isRisk = entered === 'risk';
      const riskCents = isRisk ? amountCents : calculateParlayRiskCents(amountCents, legs, card);
      const toWinCents = isRisk ? calculateParlayToWinCents(amountCents, legs, card) : amountCents;
      const terms = { kind: 'parlay' as const, riskCents, toWinCents, entered, openSpots, card };
      return { legs, freePlay, terms };
    })
    .filter(({ terms }) => terms.riskCents > 0 && terms.toWinCents > 0);

const anyRoundRobin = (mostLegs: number): fc.Arbitrary<Wager> =>
  fc
    .record({
      legs: sharedLegs(3, mostLegs),
      riskCents: anyAmount,
      sizes: fc.subarray([2, 3], { minLength: 1 }),
      excludesFirstTwo: fc.boolean(),
      card: anyCard,
      freePlay: fc.boolean(),
    })
    .map(({ legs, riskCents, sizes, excludesFirstTwo, card, freePlay }) => {
      const excluded: Array<[number, number]> = excludesFirstTwo ? [[0, 1]] : [];
      const toWinCents = calculateRoundRobinToWinCents(riskCents, legs, { sizes, excluded, card }, [
        legs.map(() => ['W', 'W'] as const),
      ]);
      const terms = { kind: 'roundRobin' as const, riskCents, toWinCents, sizes, excluded, card };
      return { legs, freePlay, terms };
    })
    .filter(({ legs, terms }) => countCombinations(legs.length, terms.sizes, terms.excluded) > 0);

const anyTeaser = (mostLegs: number): fc.Arbitrary<Wager> =>
  fc
    .record({
      legs: sharedLegs(1, mostLegs),
      teaser: fc.constantFrom(...DEFAULT_HOUSE_RULES.teasers),
      entered: anyEntered,
      amountCents: anyAmount,
      openSpots: anyOpenSpots,
      freePlay: fc.boolean(),
    })
    .filter(({ legs, teaser, openSpots }) => teaser.payCards[legs.length + openSpots] !== undefined)
    .map(({ legs, teaser, entered, amountCents, openSpots, freePlay }) => {
      const teams = legs.length + openSpots;
      const isRisk = entered === 'risk';
      const riskCents = isRisk ? amountCents : calculateTeaserRiskCents(amountCents, teaser, teams);
      const toWinCents = isRisk ? calculateTeaserToWinCents(amountCents, teaser, teams) : amountCents;
      const terms = { kind: 'teaser' as const, riskCents, toWinCents, entered, openSpots, teams, teaser };
      return { legs, freePlay, terms };
    })
    .filter(({ terms }) => terms.riskCents > 0 && terms.toWinCents > 0);

/** The card begins at three legs, so that some called off leave fewer than it names. */
const PROGRESSIVE_PAYOUTS: ProgressiveCard['payouts'] = {
  3: [
    [5, 2],
    [1, 4],
  ],
  4: [
    [5, 1],
    [1, 1],
    [1, 3],
  ],
  5: [
    [11, 1],
    [2, 1],
  ],
};

const anyProgressive = (mostLegs: number): fc.Arbitrary<Wager> =>
  fc
    .record({ legs: sharedLegs(3, mostLegs), riskCents: anyAmount, freePlay: fc.boolean() })
    .map(({ legs, riskCents, freePlay }) => {
      const profit = createRational(...PROGRESSIVE_PAYOUTS[legs.length]![0]!);
      const toWinCents = calculateToWinAtProfit(riskCents, profit);
      const payouts = PROGRESSIVE_PAYOUTS;
      const terms = { kind: 'progressiveParlay' as const, riskCents, toWinCents, entered: 'risk' as const };
      return { legs, freePlay, terms: { ...terms, payouts } };
    });

/**
 * Two or three legs of one game as one, beside none or one of another game. They hang together so little, and are
 * uncertain enough, that each leg is worth something.
 */
const anyCombination = (mostLegs: number): fc.Arbitrary<Wager> =>
  fc
    .record({
      combined: fc.array(fc.record({ price: anyPrice, probability: fc.double({ min: 0.1, max: 0.9 }) }), {
        minLength: 2,
        maxLength: 3,
      }),
      single: fc.array(anySharedLeg, { maxLength: Math.min(1, mostLegs - 3) }),
      correlation: fc.constantFrom(-0.2, 0, 0.2),
      amountCents: anyAmount,
      isRisk: fc.boolean(),
    })
    .map(({ combined, single, correlation, amountCents, isRisk }) => {
      const pricedBy = {
        correlations: combined.map((_, at) => combined.map((__, other) => (at === other ? 1 : correlation))),
        marginPercent: 5,
        legPercent: 2,
        mostOfProductPercent: 150,
      };
      const factor = priceCombination({ legs: combined, ...pricedBy });
      const accepted = {
        legs: combined.map((_, at) => single.length + at),
        factor: writeRational(factor),
        probabilities: combined.map(({ probability }) => probability),
        ...pricedBy,
      };
      const profit = subtractRational(
        multiplyFactors([factor, ...single.map(({ price }) => factorOfPrice(price))]),
        createRational(1),
      );
      const entered: EnteredAmount = isRisk ? 'risk' : 'toWin';
      const terms = {
        kind: 'combination' as const,
        riskCents: isRisk ? amountCents : calculateRiskAtProfit(amountCents, profit),
        toWinCents: isRisk ? calculateToWinAtProfit(amountCents, profit) : amountCents,
        entered,
        combinations: [accepted],
      };
      return {
        terms,
        legs: [...single, ...combined.map(({ price }) => createLeg({ price }))],
        freePlay: false,
      };
    })
    .filter(({ terms }) => terms.riskCents > 0 && terms.toWinCents > 0);

/** Some legs at another pitcher's price. */
const withNewPitchers = (wagers: fc.Arbitrary<Wager>): fc.Arbitrary<Wager> =>
  fc
    .record({ wager: wagers, price: anyPrice, at: fc.constantFrom(-1, -1, -1, 0, 1) })
    .map(({ wager, price, at }) => ({
      ...wager,
      legs: wager.legs.map(
        (leg, index): WagerLeg => (index === at ? { ...leg, price, repricedFrom: leg.price } : leg),
      ),
    }));

/** Wagers of every kind, as they are accepted or regraded. @param mostLegs three to five */
export const anyWager = (mostLegs = 4): fc.Arbitrary<Wager> =>
  withNewPitchers(
    fc.oneof(
      anyStraight,
      anyIfBet(mostLegs),
      anyReverse(mostLegs),
      anyParlay(mostLegs),
      anyRoundRobin(mostLegs),
      anyTeaser(mostLegs),
      anyProgressive(mostLegs),
      anyCombination(mostLegs),
    ),
  );

const ofLetters = (...pairs: string[]) => pairs.map((pair) => pair.split('') as unknown as StraightResult);

/** Every result that a leg can end with; of a quarter line the order of its halves is of no weight. */
export const listLegResults = ({
  isQuarter,
  quarterHalf,
}: Pick<WagerLeg, 'isQuarter' | 'quarterHalf'>): StraightResult[] => {
  const halves = !isQuarter ? [] : quarterHalf === null ? ['WP', 'LP'] : [`${quarterHalf}P`];
  return ofLetters('WW', 'LL', 'PP', 'XX', ...halves);
};

const ofHalves = (...letters: string[]) =>
  fc.constantFrom(...letters.map((pair) => pair.split('') as unknown as StraightResult));

/** A leg and how it ended: both halves the same way, unless its line is a quarter. */
export const anyDecidedLeg: fc.Arbitrary<{ leg: WagerLeg; result: StraightResult }> = fc.oneof(
  {
    arbitrary: fc.record({
      leg: anyPrice.map((price) => createLeg({ price })),
      result: ofHalves('WW', 'WW', 'WW', 'LL', 'PP', 'XX'),
    }),
    weight: 4,
  },
  {
    arbitrary: fc.record({
      leg: anyPrice.map((price) => createLeg({ price, isQuarter: true })),
      result: ofHalves('WW', 'WP', 'PW', 'LP', 'PL', 'LL', 'XX'),
    }),
    weight: 1,
  },
  { arbitrary: ofHalves('WW', 'WW', 'LL', 'PP').map((result) => ({ leg: createLeg(), result })), weight: 2 },
);

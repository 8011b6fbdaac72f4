import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPrice } from '../../../testing/price-arbitraries.ts';
import { anyDecidedLeg } from '../../../testing/wager-arbitraries.ts';
import { createLeg, createParlayTerms, readResults } from '../../../testing/wager-fixtures.ts';
import type { StraightResult } from '../../ground/result/straight-result.ts';
import {
  addRational,
  compareRational,
  createRational,
  multiplyRational,
  roundToCents,
  subtractRational,
} from '../../ground/money/rational.ts';
import { MAX_AMOUNT_CENTS, MAX_TO_WIN_CENTS } from '../../ground/money/cents.ts';
import { calculateToWinCents } from '../../ground/price/straight-amounts.ts';
import { MAX_AMERICAN_PRICE } from '../../ground/price/american-price.ts';
import type { LegResult, WagerLeg } from '../wager/wager.ts';
import {
  appliesCard,
  calculateParlayFactor,
  calculateParlayRiskCents,
  calculateParlayToWinCents,
} from './calculate-parlay-odds.ts';
import { calculateParlayPayout } from './settle-parlay.ts';

interface DecidedLeg {
  leg: WagerLeg;
  result: LegResult;
}

const anyLegs = fc.array(anyDecidedLeg, { minLength: 2, maxLength: 12 });
const anyRisk = fc.integer({ min: 1, max: 100_000_000 });
const CARD = { cardName: 'two to four', payouts: { 2: [13, 5], 3: [6, 1], 4: [11, 1] } } as const;
const anyCard = fc.constantFrom(null, CARD);

/** A parlay as it would be sold, with its to-win. */
const settle = (decided: readonly DecidedLeg[], riskCents: number, card: typeof CARD | null = null) => {
  const legs = decided.map(({ leg }) => leg);
  const toWinCents = calculateParlayToWinCents(riskCents, legs, card);
  const results = decided.map(({ result }) => result);
  return calculateParlayPayout(createParlayTerms({ riskCents, toWinCents, card }), legs, results);
};

const isDropped = ({ result }: DecidedLeg): boolean => result?.[0] !== 'W' && result?.[0] !== 'L';
const isUnwhole = ({ result }: DecidedLeg): boolean => result?.[0] !== result?.[1];

describe('settling a parlay', () => {
  it('HR-10.2: the order of the legs is of no matter', () => {
    const shuffled = anyLegs.chain((legs) =>
      fc.tuple(
        fc.constant(legs),
        fc.shuffledSubarray(legs, { minLength: legs.length, maxLength: legs.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, anyRisk, anyCard, ([legs, others], risk, card) => {
        expect(settle(others, risk, card)).toEqual(settle(legs, risk, card));
      }),
    );
  });

  it('HR-10.3: a push or no action is as good as a leg that was never there', () => {
    fc.assert(
      fc.property(anyLegs, anyRisk, (legs, risk) => {
        const whole = legs.filter((one) => isUnwhole(one) || !isDropped(one));
        const payout = settle(legs, risk);
        expect(payout).toEqual(whole.length === 0 ? createRational(risk) : settle(whole, risk));
      }),
    );
  });

  it('HR-10.5: a push pays, with a card, the card’s price for the number of legs left', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('W', 'P', 'X'), { minLength: 2, maxLength: 8 }),
        anyRisk,
        (letters, risk) => {
          const legs = letters.map((letter) => ({
            leg: createLeg(),
            result: readResults(letter)[0] ?? null,
          }));
          const won = legs.filter((one) => !isDropped(one)).map(({ leg }) => leg);
          expect(settle(legs, risk, CARD)).toEqual(
            multiplyRational(createRational(risk), calculateParlayFactor(won, CARD)),
          );
        },
      ),
    );
    const payout = (letters: string) =>
      settle(
        readResults(letters).map((result) => ({ leg: createLeg(), result })),
        1_100,
        CARD,
      );
    expect(payout('WWW')).toEqual(createRational(7_700));
    expect(payout('WPW')).toEqual(createRational(3_960));
    expect(payout('WPX')).toEqual(createRational(2_100));
    expect(payout('PPX')).toEqual(createRational(1_100));
    // One leg is a straight, whatever a card says of one.
    const odd = { cardName: 'one', payouts: { 1: [9, 1] } } as const;
    expect(calculateParlayFactor([createLeg()], odd)).toEqual(createRational(21, 11));
    // The card names no five: the product of five, and after a push the card's four.
    expect(payout('WWWWP')).toEqual(createRational(13_200));
  });

  it('HR-10.5, HR-40.5: a shared place pays, with a card, its share of the card’s price, as it does without one', () => {
    const half: LegResult = ['L', 'L', { tied: 2, places: 1 }];
    const twoThirds: LegResult = ['W', 'W', { tied: 3, places: 2 }];
    const pay = (results: readonly LegResult[], card: typeof CARD | null) =>
      calculateParlayPayout(createParlayTerms({ riskCents: 1_100, card }), results.map(createLegAt), results);
    const [won, pushed] = readResults('WP');
    expect(pay([won!, won!, half], CARD)).toEqual(createRational(3_850));
    expect(pay([won!, half], CARD)).toEqual(createRational(1_980));
    expect(pay([twoThirds, pushed!, half], CARD)).toEqual(createRational(1_320));
    expect(pay([half, pushed!], CARD)).toEqual(createRational(1_050));
    expect(pay([won!, half], null)).toEqual(createRational(22_050, 11));
    expect(pay([twoThirds, won!], null)).toEqual(createRational(29_400, 11));
  });

  it('HR-10.5: a leg of another price keeps the card out, also when it pushes; so does a quarter line or a new pitcher’s price', () => {
    const product = multiplyRational(createRational(100), createRational(441, 121));
    for (const other of [{ price: -105 }, { isQuarter: true }, { repricedFrom: -105 }]) {
      const legs = [{}, {}, other].map(createLeg);
      const terms = createParlayTerms({ riskCents: 100, card: CARD });
      expect(calculateParlayPayout(terms, legs, readResults('WWP'))).toEqual(product);
    }
    expect(appliesCard([createLeg(), createLeg()], CARD)).toBe(true);
    expect(appliesCard([createLeg(), createLeg({ price: -105 })], CARD)).toBe(false);
    expect(appliesCard([createLeg(), createLeg({ isQuarter: true })], CARD)).toBe(false);
    expect(appliesCard([createLeg()], CARD)).toBe(false);
    expect(appliesCard(Array.from({ length: 5 }, createLegAt), CARD)).toBe(false);
    expect(appliesCard([createLeg(), createLeg()], null)).toBe(false);
  });

  it('HR-10.2: legs that all won pay at least what any of them pay without the others', () => {
    const anyWon = fc.array(anyDecidedLeg, { minLength: 2, maxLength: 12 }).chain((legs) => {
      const won = legs.map(({ leg }) => ({ leg, result: ['W', 'W'] as StraightResult }));
      return fc.tuple(fc.constant(won), fc.subarray(won, { minLength: 1 }));
    });
    fc.assert(
      fc.property(anyWon, anyRisk, ([won, some], risk) => {
        expect(compareRational(settle(won, risk)!, settle(some, risk)!)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('HR-33.1, HR-33.2: a quarter line’s leg pays the mean of what its halves would pay whole', () => {
    const anyHalves = fc.constantFrom<StraightResult>(['W', 'P'], ['P', 'W'], ['L', 'P'], ['P', 'L']);
    // Short enough that winnings aren't cut off.
    const anyFew = fc.array(anyDecidedLeg, { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(anyFew, anyHalves, (legs, halves) => {
        const leg = createLeg({ price: 150, isQuarter: true });
        const payWith = (result: StraightResult) => settle([...legs, { leg, result }], 1)!;
        const sum = addRational(payWith([halves[0], halves[0]]), payWith([halves[1], halves[1]]));
        expect(payWith(halves)).toEqual(multiplyRational(sum, createRational(1, 2)));
      }),
    );
  });

  it('HR-10.3: one leg left pays as a straight at its own price', () => {
    fc.assert(
      fc.property(anyPrice, anyRisk, fc.constantFrom('P', 'X'), (price, riskCents, letter) => {
        const legs = [createLeg({ price }), createLeg({ price: 300 })];
        const payout = calculateParlayPayout(
          createParlayTerms({ riskCents }),
          legs,
          readResults(`W${letter}`),
        )!;
        expect(roundToCents(payout)).toBe(riskCents + calculateToWinCents(riskCents, price));
      }),
    );
  });

  it('HR-10.2: a leg lost whole loses at once; nothing else is decided before the last leg', () => {
    const pay = (letters: string, openSpots = 0) =>
      calculateParlayPayout(
        createParlayTerms({ openSpots }),
        Array.from(letters, createLegAt),
        readResults(letters),
      );
    expect(pay('-L-')).toEqual(createRational(0));
    expect(pay('WW-')).toBeNull();
    expect(pay('PP-')).toBeNull();
    const quarter = [createLeg({ isQuarter: true }), createLeg()];
    expect(calculateParlayPayout(createParlayTerms(), quarter, [['L', 'P'], null])).toBeNull();
  });

  it('HR-15.5: open spots keep it undecided unless a leg has lost; spots that stayed empty are no action', () => {
    const legs = [createLeg({ price: 150 }), createLeg({ price: 200 })];
    const pay = (letters: string, openSpots: number) =>
      calculateParlayPayout(
        createParlayTerms({ riskCents: 100, toWinCents: 2_150, openSpots }),
        legs,
        readResults(letters),
      );
    expect(pay('WW', 1)).toBeNull();
    expect(pay('LW', 1)).toEqual(createRational(0));
    // Printed for three legs: that figure is of no weight for the two that there are.
    expect(pay('WW', 0)).toEqual(createRational(750));
  });

  it('HR-1.3, HR-3.1: won whole pays as printed, whichever amount was entered', () => {
    fc.assert(
      fc.property(anyLegs, anyRisk, anyCard, fc.boolean(), (decided, amount, card, isToWin) => {
        const legs = decided.map(({ leg }) => leg);
        const riskCents = isToWin ? calculateParlayRiskCents(amount, legs, card) : amount;
        const toWinCents = isToWin ? amount : calculateParlayToWinCents(amount, legs, card);
        fc.pre(riskCents > 0);
        const entered = isToWin ? 'toWin' : 'risk';
        const terms = createParlayTerms({ riskCents, toWinCents, entered, card });
        const payout = calculateParlayPayout(terms, legs, readResults('W'.repeat(legs.length)))!;
        expect(roundToCents(payout)).toBe(riskCents + toWinCents);
      }),
    );
  });

  it('HR-34.2: a new pitcher’s price counts in place of what was printed', () => {
    const terms = createParlayTerms({ riskCents: 67, toWinCents: 100 });
    const pay = (repricedFrom: number | null) =>
      calculateParlayPayout(terms, [createLeg({ price: 150, repricedFrom })], readResults('W'));
    expect(pay(null)).toEqual(createRational(335, 2));
    expect(pay(120)).toEqual(createRational(335, 2));
  });

  it('HR-54.1: what a sale left of it pays its to-win won whole, and by its risk otherwise', () => {
    const legs = [createLeg({ price: 150 }), createLeg({ price: 300 })];
    const terms = createParlayTerms({ riskCents: 100, toWinCents: 904, isRest: true });
    const pay = (letters: string, of = legs) => calculateParlayPayout(terms, of, readResults(letters));
    expect(pay('WW')).toEqual(createRational(1_004));
    expect(pay('WP')).toEqual(createRational(250));
    const repriced = [createLeg({ price: 100, repricedFrom: 150 }), createLeg({ price: 300 })];
    expect(pay('WW', repriced)).toEqual(createRational(800));
  });

  it('HR-3.5: the rest after a push, and a new price, follow from the to-win that was entered', () => {
    const legs = [createLeg({ price: 150 }), createLeg({ price: 300 })];
    const riskCents = calculateParlayRiskCents(1_000, legs, null);
    const terms = createParlayTerms({ riskCents, toWinCents: 1_000, entered: 'toWin' });
    // 1,000 are won at nine to one: 111.11 cents were staked, and 111 were taken.
    expect(riskCents).toBe(111);
    const winOf = (settled: typeof legs, letters: string) =>
      subtractRational(
        calculateParlayPayout(terms, settled, readResults(letters))!,
        createRational(riskCents),
      );
    expect(winOf(legs, 'WW')).toEqual(createRational(1_000));
    expect(winOf(legs, 'PW')).toEqual(createRational(1_000, 3));
    const repriced = [createLeg({ price: 100, repricedFrom: 150 }), createLeg({ price: 300 })];
    expect(winOf(repriced, 'WW')).toEqual(createRational(7_000, 9));
    expect(winOf(legs, 'PP')).toEqual(createRational(0));
  });

  it('HR-1.1: twelve of the longest prices win no more than can be counted', () => {
    const legs = Array.from({ length: 12 }, () => createLeg({ price: MAX_AMERICAN_PRICE }));
    expect(calculateParlayToWinCents(MAX_AMOUNT_CENTS, legs, null)).toBe(MAX_TO_WIN_CENTS);
    const won = settle(
      legs.map((leg) => ({ leg, result: ['W', 'W'] })),
      MAX_AMOUNT_CENTS,
    );
    expect(roundToCents(won!)).toBe(MAX_AMOUNT_CENTS + MAX_TO_WIN_CENTS);
  });
});

const createLegAt = (): WagerLeg => createLeg();

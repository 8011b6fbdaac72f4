import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createLeg,
  createTeaserCard,
  createTeaserTerms,
  readResults,
} from '../../../testing/wager-fixtures.ts';
import type { TieRule } from '../../ground/house-rules/house-rules.schema.ts';
import {
  compareRational,
  createRational,
  multiplyRational,
  roundToCents,
} from '../../ground/money/rational.ts';
import { factorOfPrice } from '../../ground/price/decimal-factor.ts';
import type { LegResult } from '../wager/wager.ts';
import {
  calculateTeaserPayout,
  calculateTeaserRiskCents,
  calculateTeaserToWinCents,
} from './settle-teaser.ts';

const SIX = createTeaserCard({ payCards: { 2: -110, 3: 180, 4: 300, 5: 450, 6: 700, 7: 900, 8: 1_100 } });
const anyTieRule = fc.constantFrom<TieRule>('tp', 'tl', 'tw');
const anyLetters = fc.array(fc.constantFrom('W', 'W', 'W', 'P', 'X', 'L'), { minLength: 2, maxLength: 8 });
const anyRisk = fc.integer({ min: 1, max: 100_000_000 });

/** A teaser as it would be sold, with its to-win. */
const settle = (
  letters: readonly string[],
  tieRule: TieRule,
  riskCents = 11_000,
  payCards = SIX.payCards,
) => {
  const teaser = createTeaserCard({ tieRule, payCards });
  const toWinCents = calculateTeaserToWinCents(riskCents, teaser, letters.length);
  const legs = letters.map(() => createLeg());
  return calculateTeaserPayout(
    createTeaserTerms({ riskCents, toWinCents, teams: letters.length, teaser }),
    legs,
    readResults(letters.join('')),
  )!;
};

const pay = (letters: string, tieRule: TieRule = 'tp', payCards = SIX.payCards): number =>
  roundToCents(settle(letters.split(''), tieRule, 11_000, payCards));

describe('settling a teaser', () => {
  it('HR-12.1: the order of the legs is of no matter', () => {
    const shuffled = anyLetters.chain((letters) =>
      fc.tuple(
        fc.constant(letters),
        fc.shuffledSubarray(letters, { minLength: letters.length, maxLength: letters.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, anyTieRule, anyRisk, ([letters, others], tieRule, risk) => {
        expect(settle(others, tieRule, risk)).toEqual(settle(letters, tieRule, risk));
      }),
    );
  });

  it('HR-12.1: any lost leg loses; else it pays the card’s price for the teams that won, or the risk when there is none', () => {
    fc.assert(
      fc.property(anyLetters, anyRisk, (letters, risk) => {
        const won = letters.filter((letter) => letter === 'W').length;
        const price = SIX.payCards[won];
        const factor = price === undefined ? createRational(1) : factorOfPrice(price);
        const isLost = letters.includes('L');
        const expected = isLost ? createRational(0) : multiplyRational(createRational(risk), factor);
        expect(settle(letters, 'tp', risk)).toEqual(expected);
      }),
    );
  });

  it('HR-12.2: ties that win pay at least what ties that push pay, and those at least what ties that lose pay', () => {
    fc.assert(
      fc.property(anyLetters, anyRisk, (letters, risk) => {
        const [tl, tp, tw] = (['tl', 'tp', 'tw'] as const).map((tieRule) => settle(letters, tieRule, risk));
        expect(compareRational(tl!, tp!)).toBeLessThanOrEqual(0);
        expect(compareRational(tp!, tw!)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('HR-12.2: a tie is a won leg where ties win, a lost one where ties lose, a dropped one where they push', () => {
    fc.assert(
      fc.property(anyLetters, (letters) => {
        const read = (as: string) => letters.map((letter) => (letter === 'P' ? as : letter));
        expect(settle(letters, 'tw')).toEqual(settle(read('W'), 'tw'));
        expect(settle(letters, 'tl')).toEqual(settle(read('L'), 'tl'));
        expect(settle(letters, 'tp')).toEqual(settle(read('X'), 'tp'));
      }),
    );
    expect(pay('WP', 'tw')).toBe(21_000);
    expect(pay('WP', 'tl')).toBe(0);
    expect(pay('WX', 'tl')).toBe(11_000);
    expect(pay('WWX', 'tw')).toBe(21_000);
  });

  it('HR-12.4: one push and one win of two teams are no action, one push and one loss a loss', () => {
    expect(pay('PW')).toBe(11_000);
    expect(pay('PP')).toBe(11_000);
    expect(pay('PL')).toBe(0);
  });

  it('HR-12.3: a card for one number of teams returns the risk when fewer are left', () => {
    const three = { 3: -120 };
    expect(pay('WWW', 'tl', three)).toBe(11_000 + 9_167);
    expect(pay('WWX', 'tl', three)).toBe(11_000);
    expect(pay('WWP', 'tl', three)).toBe(0);
  });

  it('HR-12.3: the next lower number is the next that the card names', () => {
    expect(pay('WWWX', 'tp', { 2: -110, 4: 300 })).toBe(21_000);
  });

  it('HR-12.2: a leg that has lost decides at once, a tie where ties lose too; nothing else before the last leg', () => {
    const undecided = (letters: string, tieRule: TieRule, openSpots = 0) =>
      calculateTeaserPayout(
        createTeaserTerms({ openSpots, teaser: createTeaserCard({ tieRule }) }),
        letters.split('').map(() => createLeg()),
        readResults(letters),
      );
    expect(undecided('-L-', 'tp')).toEqual(createRational(0));
    expect(undecided('-P-', 'tl')).toEqual(createRational(0));
    expect(undecided('-P-', 'tp')).toBeNull();
    expect(undecided('WWW', 'tp', 1)).toBeNull();
    expect(undecided('WLW', 'tp', 1)).toEqual(createRational(0));
  });

  it('HR-15.5: spots that stayed empty are no action, whatever was printed for them', () => {
    const toWinCents = calculateTeaserToWinCents(10_000, SIX, 4);
    const terms = createTeaserTerms({ toWinCents, teams: 4, teaser: SIX });
    const legs = [createLeg(), createLeg(), createLeg()];
    expect(calculateTeaserPayout(terms, legs, readResults('WWW'))).toEqual(createRational(28_000));
  });

  it('HR-3.5: the rest after a push follows from the to-win that was entered', () => {
    const riskCents = calculateTeaserRiskCents(1_001, SIX, 3);
    const terms = createTeaserTerms({
      riskCents,
      toWinCents: 1_001,
      entered: 'toWin',
      teams: 3,
      teaser: SIX,
    });
    const legs = [createLeg(), createLeg(), createLeg()];
    // 556 are taken for 1,001 at +180, which is 556.11 exactly: at −110 that wins 505.55 and not 505.45.
    expect(riskCents).toBe(556);
    const payout = calculateTeaserPayout(terms, legs, readResults('WPW'))!;
    expect(payout).toEqual(createRational(556 * 99 + 50_050, 99));
    expect(roundToCents(payout) - riskCents).toBe(506);
  });

  it('HR-12.1: the worse half of a quarter line counts', () => {
    const settleHalves = (tieRule: TieRule, first: LegResult) =>
      roundToCents(
        calculateTeaserPayout(
          createTeaserTerms({ teaser: createTeaserCard({ tieRule }) }),
          [createLeg({ isQuarter: true }), createLeg()],
          [first, ['W', 'W']],
        )!,
      );
    expect(settleHalves('tp', ['W', 'P'])).toBe(10_000);
    expect(settleHalves('tw', ['P', 'W'])).toBe(19_091);
    expect(settleHalves('tl', ['W', 'P'])).toBe(0);
    expect(settleHalves('tw', ['L', 'P'])).toBe(0);
  });

  it('HR-1.3, HR-3.1: won whole pays as printed, whichever amount was entered', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }), anyRisk, fc.boolean(), (teams, amount, isToWin) => {
        const riskCents = isToWin ? calculateTeaserRiskCents(amount, SIX, teams) : amount;
        const toWinCents = isToWin ? amount : calculateTeaserToWinCents(amount, SIX, teams);
        fc.pre(riskCents > 0);
        const terms = createTeaserTerms({
          riskCents,
          toWinCents,
          entered: isToWin ? 'toWin' : 'risk',
          teams,
          teaser: SIX,
        });
        const legs = Array.from({ length: teams }, () => createLeg());
        const payout = calculateTeaserPayout(terms, legs, readResults('W'.repeat(teams)))!;
        expect(roundToCents(payout)).toBe(riskCents + toWinCents);
      }),
    );
    expect(() => calculateTeaserToWinCents(100, SIX, 9)).toThrow('T tp 6/4 has no price for 9 teams');
  });
});

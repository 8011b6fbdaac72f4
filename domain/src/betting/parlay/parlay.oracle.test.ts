import { describe, expect, it } from 'vitest';
import { readOracle } from '../../../testing/read-oracle.ts';
import { createLeg, createParlayTerms, readResults } from '../../../testing/wager-fixtures.ts';
import { writeExact } from '../../../testing/write-exact.ts';
import type { ParlayCard } from '../../ground/house-rules/house-rules.schema.ts';
import { addRational, createRational, multiplyRational, roundToCents } from '../../ground/money/rational.ts';
import { factorOfPrice } from '../../ground/price/decimal-factor.ts';
import { calculateParlayFactor, calculateParlayToWinCents } from './calculate-parlay-odds.ts';
import { calculateParlayPayout } from './settle-parlay.ts';

interface OracleLeg {
  /** Missing where the source's price is no whole American one. */
  price?: number;
  result: 'W' | 'L' | 'P';
}

interface ParlayCase {
  id: string;
  kind: 'parlay';
  rule: 'trueOdds' | 'card';
  card?: string;
  legs: OracleLeg[];
  riskCents: number;
  expectedPayoutCents: number;
  expectedNetCents: number;
  payoutExact: string;
}

interface CardCase {
  id: string;
  kind: 'parlayCard';
  card: string;
  basePrice: number;
  payouts: Record<number, [number, number]>;
  payoutAmerican: Record<number, number>;
}

const CARD_CASES = readOracle<CardCase>('parlay-cards', 'parlayCard');

const selectCard = (name: string): ParlayCard => {
  const { card, payouts } = CARD_CASES.find((one) => one.card === name)!;
  return { cardName: card, payouts };
};

/** Cases that this book decides otherwise, and why. */
const DECIDED_OTHERWISE: Readonly<Record<string, string>> = {
  'parlay-da8f81005d': 'HR-2.2: prices are whole American ones; a won leg of 100/30 is none',
};

const isWholePriced = ({ legs }: ParlayCase): boolean =>
  legs.every(({ price, result }) => price !== undefined || result === 'P');

const settle = ({ legs: given, riskCents, card: name }: ParlayCase) => {
  const card = name === undefined ? null : selectCard(name);
  // What a leg that pushed would have paid doesn't matter.
  const legs = given.map(({ price }) => createLeg({ price: price ?? 100 }));
  const toWinCents = calculateParlayToWinCents(riskCents, legs, card);
  const results = readResults(given.map(({ result }) => result).join(''));
  return calculateParlayPayout(createParlayTerms({ riskCents, toWinCents, card }), legs, results)!;
};

const describeCases = (name: string, title: string): void => {
  describe(`oracle ${name}`, () => {
    const cases = readOracle<ParlayCase>(name, 'parlay');
    const decidedAlike = cases.filter(({ id }) => DECIDED_OTHERWISE[id] === undefined);
    it.each(decidedAlike.map((one) => [one.id, one] as const))(title, (_id, one) => {
      const payout = settle(one);
      expect(writeExact(payout)).toBe(one.payoutExact);
      const payoutCents = roundToCents(payout);
      expect(payoutCents).toBe(one.expectedPayoutCents);
      expect(payoutCents - one.riskCents).toBe(one.expectedNetCents);
    });
  });
};

describeCases('parlay', 'HR-10.2: %s pays the product of its won legs, rounded once');
describeCases('parlay-card-settlement', 'HR-10.2: %s pays by its card at the number of legs left');

describe('oracle parlay', () => {
  it('HR-2.1: leaves out the cases without whole American prices and no others', () => {
    const left = readOracle<ParlayCase>('parlay', 'parlay').filter((one) => !isWholePriced(one));
    expect(left.map(({ id }) => id)).toEqual(Object.keys(DECIDED_OTHERWISE));
  });
});

describe('oracle parlay-cards', () => {
  it.each(CARD_CASES.map((one) => [one.id, one] as const))(
    'HR-10.5: %s pays its table when every leg is −110, and the next lower number after a push',
    (_id, one) => {
      const card = selectCard(one.card);
      for (const [number, [profit, unit]] of Object.entries(one.payouts)) {
        const legs = Array.from({ length: Number(number) }, () => createLeg({ price: one.basePrice }));
        const factor = calculateParlayFactor(legs, card);
        expect(factor).toEqual(addRational(createRational(1), createRational(profit, unit)));
        expect(factor).toEqual(factorOfPrice(one.payoutAmerican[Number(number)]!));

        const terms = createParlayTerms({ riskCents: 10_000, card });
        const pushed = readResults('P'.padEnd(legs.length, 'W'));
        expect(calculateParlayPayout(terms, legs, pushed)).toEqual(
          multiplyRational(createRational(10_000), calculateParlayFactor(legs.slice(1), card)),
        );
      }
    },
  );
});

import { describe, expect, it } from 'vitest';
import { createLeg, readResults } from '../../../testing/wager-fixtures.ts';
import { writeRational } from '../../ground/money/rational-text.ts';
import { priceCombination } from '../joint-price/combination-price.ts';
import { calculateCombinedPrice } from '../settlement/combined-price.ts';
import { settleWager } from '../settlement/settle-wager.ts';
import type { AcceptedCombination, Wager, WagerTerms } from '../wager/wager.ts';

const PRICED_BY = {
  correlations: [
    [1, 0.4, 0],
    [0.4, 1, 0],
    [0, 0, 1],
  ],
  marginPercent: 5,
  legPercent: 2,
  mostOfProductPercent: 150,
};

/** Legs 1, 2 and 3 of the wager as one, at what they were accepted. */
const createAccepted = (fields: Partial<AcceptedCombination> = {}): AcceptedCombination => ({
  legs: [1, 2, 3],
  factor: '5/1',
  probabilities: [0.5, 0.55, 0.48],
  ...PRICED_BY,
  ...fields,
});

type CombinationTerms = Extract<WagerTerms, { kind: 'combination' }>;

/** 100.00 on a leg at +100 and on three legs of one game, which win 900.00 together. */
const createWager = (fields: Partial<CombinationTerms> = {}): Wager => ({
  terms: {
    kind: 'combination',
    riskCents: 10_000,
    toWinCents: 90_000,
    entered: 'risk',
    combinations: [createAccepted()],
    ...fields,
  },
  legs: [100, -110, -130, 120].map((price) => createLeg({ price })),
  freePlay: false,
});

const settle = (letters: string, wager = createWager()) => settleWager(wager, readResults(letters));

/** What two of the three legs are worth by what was kept. */
const worthOf = (prices: number[], probabilities: number[], correlation: number): number => {
  const legs = prices.map((price, at) => ({ price, probability: probabilities[at]! }));
  const correlations = [
    [1, correlation],
    [correlation, 1],
  ];
  const { numerator, denominator } = priceCombination({ legs, ...PRICED_BY, correlations });
  return Number(numerator) / Number(denominator);
};

describe('a wager on legs of one game', () => {
  it('HR-64.4: pays the price of its combination times that of its other legs', () => {
    expect(settle('WWWW')).toEqual({ status: 'W', netCents: 90_000 });
    const alone = { ...createWager(), legs: createWager().legs.slice(1) };
    const terms = { ...alone.terms, combinations: [createAccepted({ legs: [0, 1, 2] })] } as CombinationTerms;
    expect(settle('WWW', { ...alone, terms })).toEqual({ status: 'W', netCents: 40_000 });
  });

  it('HR-64.4, HR-68.1: one leg lost loses it at once, in its combination or beside it', () => {
    expect(settle('--L-')).toEqual({ status: 'L', netCents: -10_000 });
    expect(settle('L---')).toEqual({ status: 'L', netCents: -10_000 });
    expect(settle('WWW-')).toBeNull();
    expect(settle('-WWW')).toBeNull();
  });

  it('HR-68.1: without a leg the rest pays what it was worth by the figures of the acceptance', () => {
    const rest = worthOf([-110, 120], [0.5, 0.48], 0);
    expect(settle('WWXW')?.netCents).toBe(Math.round(10_000 * (2 * rest - 1)));
    expect(settle('WWPW')).toEqual(settle('WWXW'));
    const together = worthOf([-110, -130], [0.5, 0.55], 0.4);
    expect(settle('WWWX')?.netCents).toBe(Math.round(10_000 * (2 * together - 1)));
    expect(together).toBeLessThan(worthOf([-110, -130], [0.5, 0.55], 0));
  });

  it('HR-68.1: it never pays more than the accepted price', () => {
    const cheap = createWager({ combinations: [createAccepted({ factor: '2/1' })] });
    expect(settle('WWXW', cheap)).toEqual({ status: 'W', netCents: 30_000 });
  });

  it('HR-68.2: one leg left of a combination pays its own price, and none nothing', () => {
    expect(settle('WXXW')).toEqual({ status: 'W', netCents: 34_000 });
    expect(settle('WXPX')).toEqual({ status: 'W', netCents: 10_000 });
    expect(settle('XXXX')).toEqual({ status: 'X', netCents: 0 });
    expect(settle('PXXX')).toEqual({ status: 'P', netCents: 0 });
  });

  it('HR-3.5: what was entered as to-win pays by that figure when a leg falls out', () => {
    const wager = createWager({ riskCents: 10_000, toWinCents: 90_001, entered: 'toWin' });
    expect(settle('WWWW', wager)?.netCents).toBe(90_001);
    expect(settle('WXXW', wager)?.netCents).toBe(Math.round((90_001 * 3.4) / 9));
  });

  it('HR-66.1: is read as one price', () => {
    const { terms, legs } = createWager();
    expect(calculateCombinedPrice({ terms, legs })).toBe(900);
    const exact = createAccepted({ factor: writeRational({ numerator: 36_501n, denominator: 10_000n }) });
    expect(settle('WWWW', createWager({ combinations: [exact] }))?.netCents).toBe(63_002);
  });

  it('two combinations of one wager pay the product of both', () => {
    const combinations = [
      createAccepted({ legs: [0, 1], factor: '3/1', probabilities: [0.5, 0.5] }),
      createAccepted({ legs: [2, 3], factor: '4/1', probabilities: [0.5, 0.5] }),
    ];
    const wager = createWager({ combinations, toWinCents: 110_000 });
    expect(settle('WWWW', wager)).toEqual({ status: 'W', netCents: 110_000 });
    expect(settle('WXWW', wager)).toEqual({ status: 'W', netCents: 70_000 });
    expect(settle('WW-L', wager)).toEqual({ status: 'L', netCents: -10_000 });
  });
});

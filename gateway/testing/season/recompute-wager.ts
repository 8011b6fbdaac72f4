/**
 * What a stored wager makes, by brute force from the house rules: subsets are listed, ordered pairs are listed, chains are
 * walked. Nothing of the book's own settlement is used.
 */
import { fraction, type Fraction, halfOf, nearest, plus, profitAt, times } from './fraction.ts';
import type { Halves, Letter } from './recompute-leg.ts';

/** A leg as it is stored, with what came of it. */
export interface BruteLeg {
  /** That counts: a new pitcher's in place of the accepted one. */
  price: number;
  isRepriced: boolean;
  riskCents: number;
  toWinCents: number;
  halves: Halves;
}

interface TeaserTerms {
  tieRule: 'tp' | 'tl' | 'tw';
  payCards: Readonly<Record<number, number>>;
}

export interface CardTerms {
  payouts: Readonly<Record<number, readonly [number, number]>>;
}

/** The stored terms, as far as they decide money; null of a straight. */
export type BruteTerms =
  | null
  | { kind: 'parlay'; riskCents: number; toWinCents: number; card: CardTerms | null }
  | {
      kind: 'roundRobin';
      riskCents: number;
      sizes: readonly number[];
      excluded: ReadonlyArray<readonly [number, number]>;
      card: CardTerms | null;
    }
  | { kind: 'teaser'; riskCents: number; toWinCents: number; teaser: TeaserTerms }
  | { kind: 'ifBet'; condition: 'winOnly' | 'winOrPush' }
  | { kind: 'reverse' };

export interface BruteOutcome {
  letter: Letter;
  /** In cash, free play aside. */
  netCents: number;
}

export const recomputeWager = (terms: BruteTerms, legs: readonly BruteLeg[]): BruteOutcome => {
  if (terms === null) {
    const [leg] = legs;
    if (leg === undefined) throw new Error('a straight has a leg');
    return { letter: letterOf(leg.halves), netCents: settleStakes([leg]) };
  }
  switch (terms.kind) {
    case 'parlay':
      return bySign(settleParlay(terms, legs), legs);
    case 'roundRobin':
      return bySign(settleRoundRobin(terms, legs), legs);
    case 'teaser':
      return bySign(settleTeaser(terms, legs), legs);
    case 'ifBet': {
      const inAction = walk(terms.condition, legs);
      return bySign(settleStakes(inAction), inAction);
    }
    case 'reverse':
      return bySign(settleStakes(listOrderedPairs(legs).flatMap((pair) => walk('winOrPush', pair))), legs);
  }
};

const bySign = (netCents: number, inAction: readonly BruteLeg[]): BruteOutcome => ({
  letter:
    netCents > 0
      ? 'W'
      : netCents < 0
        ? 'L'
        : inAction.every(({ halves }) => letterOf(halves) === 'X')
          ? 'X'
          : 'P',
  netCents,
});

/** A half won is won, a half lost is lost. */
const letterOf = (halves: Halves): Letter =>
  halves.includes('W') ? 'W' : halves.includes('L') ? 'L' : halves.includes('P') ? 'P' : 'X';

/** Stakes of legs in action, each with its own amounts: what comes back is rounded once, over all (HR-1). */
const settleStakes = (inAction: readonly BruteLeg[]): number => {
  const staked = inAction.reduce((sum, { riskCents }) => sum + riskCents, 0);
  return nearest(inAction.map(returnOf).reduce(plus, fraction(0))) - staked;
};

const returnOf = (leg: BruteLeg): Fraction =>
  leg.halves.every((half) => half === 'W')
    ? fraction(leg.riskCents + printedWinOf(leg))
    : leg.halves.map((half) => halfOf(returnOfHalf(leg, half))).reduce(plus);

const printedWinOf = ({ isRepriced, riskCents, toWinCents, price }: BruteLeg): number =>
  isRepriced ? nearest(times(fraction(riskCents), profitAt(price))) : toWinCents;

/** Half a stake wins at the price; unless the to-win was what the customer asked for, which is then the exact figure. */
const returnOfHalf = (leg: BruteLeg, half: Letter): Fraction => {
  if (half === 'L') return fraction(0);
  if (half !== 'W') return fraction(leg.riskCents);
  const exact = times(fraction(leg.riskCents), profitAt(leg.price));
  const printed = printedWinOf(leg);
  return plus(fraction(leg.riskCents), nearest(exact) === printed ? exact : fraction(printed));
};

/** HR-20. */
const walk = (condition: 'winOnly' | 'winOrPush', legs: readonly BruteLeg[]): BruteLeg[] => {
  const reached: BruteLeg[] = [];
  for (const leg of legs) {
    reached.push(leg);
    const letter = letterOf(leg.halves);
    if (letter === 'L' || (letter !== 'W' && condition === 'winOnly')) break;
  }
  return reached;
};

/** HR-23, HR-24. */
const listOrderedPairs = (legs: readonly BruteLeg[]): BruteLeg[][] => {
  const pairs: BruteLeg[][] = [];
  for (const [at, first] of legs.entries())
    for (const [otherAt, second] of legs.entries()) if (at !== otherAt) pairs.push([first, second]);
  return pairs;
};

/** HR-10: lost legs lose, won ones multiply, the others drop out. */
const settleParlay = (terms: Extract<BruteTerms, { kind: 'parlay' }>, legs: readonly BruteLeg[]): number => {
  const isWonAsPrinted = legs.every(({ halves, isRepriced }) => halves.join('') === 'WW' && !isRepriced);
  return isWonAsPrinted ? terms.toWinCents : payParlay(terms.riskCents, legs, terms.card) - terms.riskCents;
};

const payParlay = (riskCents: number, legs: readonly BruteLeg[], card: CardTerms | null): number => {
  if (legs.some(({ halves }) => halves.join('') === 'LL')) return 0;
  const won = legs.filter(({ halves }) => halves.join('') === 'WW').length;
  const isByCard = card !== null && legs.every(({ price, isRepriced }) => price === -110 && !isRepriced);
  const payout = isByCard ? card.payouts[won] : undefined;
  if (payout !== undefined && won > 1)
    return nearest(times(fraction(riskCents), fraction(payout[0] + payout[1], payout[1])));
  return nearest(legs.map(factorOf).reduce(times, fraction(riskCents)));
};

const factorOf = ({ price, halves }: BruteLeg): Fraction => {
  const ofHalf = (half: Letter): Fraction =>
    half === 'W' ? plus(fraction(1), profitAt(price)) : fraction(half === 'L' ? 0 : 1);
  return halfOf(plus(ofHalf(halves[0]), ofHalf(halves[1])));
};

/** HR-14: every subset of the chosen sizes without an excluded pair is a parlay of its own, rounded by itself. */
const settleRoundRobin = (
  { riskCents, sizes, excluded, card }: Extract<BruteTerms, { kind: 'roundRobin' }>,
  legs: readonly BruteLeg[],
): number => {
  let netCents = 0;
  for (let subset = 0; subset < 2 ** legs.length; subset += 1) {
    const has = (at: number): boolean => ((subset >> at) & 1) === 1;
    const chosen = legs.filter((_leg, at) => has(at));
    if (!sizes.includes(chosen.length) || excluded.some(([a, b]) => has(a) && has(b))) continue;
    netCents += payParlay(riskCents, chosen, card) - riskCents;
  }
  return netCents;
};

/** HR-12: ties by the card's rule; what drops out leads to the next lower number of teams that the card pays, below it to a refund. */
const settleTeaser = (
  { riskCents, toWinCents, teaser }: Extract<BruteTerms, { kind: 'teaser' }>,
  legs: readonly BruteLeg[],
): number => {
  const letters = legs.map(({ halves }) => {
    const letter = letterOf(halves);
    if (letter !== 'P') return letter;
    return teaser.tieRule === 'tl' ? 'L' : teaser.tieRule === 'tw' ? 'W' : 'X';
  });
  if (letters.includes('L')) return -riskCents;
  const won = letters.filter((letter) => letter === 'W').length;
  const paid = Object.keys(teaser.payCards)
    .map(Number)
    .filter((teams) => teams <= won);
  if (paid.length === 0) return 0;
  const price = teaser.payCards[Math.max(...paid)] ?? 0;
  const isAsPrinted = won === legs.length && belongsTogether(riskCents, toWinCents, price);
  return isAsPrinted ? toWinCents : nearest(times(fraction(riskCents), profitAt(price)));
};

/** Whether one amount follows from the other at the price, whichever of them was entered. */
export const belongsTogether = (riskCents: number, toWinCents: number, price: number): boolean =>
  belongsAtProfit(riskCents, toWinCents, profitAt(price));

export const belongsAtProfit = (riskCents: number, toWinCents: number, profit: Fraction): boolean =>
  nearest(times(fraction(riskCents), profit)) === toWinCents ||
  nearest(times(fraction(toWinCents), { upper: profit.lower, lower: profit.upper })) === riskCents;

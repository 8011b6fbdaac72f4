/**
 * What a stored wager makes, by brute force from the house rules: subsets are listed, ordered pairs are listed, chains
 * are walked. Nothing of the book's own settlement is used.
 */
import {
  fraction,
  type Fraction,
  halfOf,
  minusOne,
  nearest,
  over,
  plus,
  profitAt,
  times,
} from './fraction.ts';
import type { Halves, Letter } from './recompute-leg.ts';

/** A leg as it is stored, with what came of it. */
export interface BruteLeg {
  /** That counts: a new pitcher's in place of the accepted one. */
  price: number;
  /** The accepted price, when another one counts; else null. */
  soldPrice: number | null;
  riskCents: number;
  toWinCents: number;
  /** Which of the two the customer typed. */
  entered: 'risk' | 'toWin';
  halves: Halves;
  /** For a place that was shared: the part of the stake that won (HR-40). */
  share: Fraction | null;
}

interface TeaserTerms {
  tieRule: 'tp' | 'tl' | 'tw';
  payCards: Readonly<Record<number, number>>;
}

export interface CardTerms {
  payouts: Readonly<Record<number, readonly [number, number]>>;
}

export interface EnteredAmounts {
  riskCents: number;
  toWinCents: number;
  entered: 'risk' | 'toWin';
}

/** The stored terms, as far as they decide money; null of a straight. */
export type BruteTerms =
  | null
  | ({ kind: 'parlay'; card: CardTerms | null } & EnteredAmounts)
  | {
      kind: 'roundRobin';
      riskCents: number;
      sizes: readonly number[];
      excluded: ReadonlyArray<readonly [number, number]>;
      card: CardTerms | null;
    }
  | ({ kind: 'teaser'; teams: number; teaser: TeaserTerms } & EnteredAmounts)
  | ({
      kind: 'progressiveParlay';
      payouts: Readonly<Record<number, ReadonlyArray<readonly [number, number]>>>;
    } & EnteredAmounts)
  | { kind: 'ifBet'; condition: 'winOnly' | 'winOrPush' }
  | { kind: 'reverse' };

export interface BruteOutcome {
  letter: Letter;
  /** In cash, free play aside. */
  netCents: number;
}

/** What a straight's share of a place wins, stake aside: a free play's (HR-31). */
export const recomputeShareOfWin = (leg: BruteLeg, share: Fraction): number =>
  nearest(times(share, winOf(leg)));

/**
 * HR-25: the same wager with a smaller stake. It wins in proportion, which is what that stake wins at the price it was
 * sold at.
 */
export const recomputeCut = (
  terms: BruteTerms,
  legs: readonly BruteLeg[],
  riskCents: number,
): { terms: BruteTerms; legs: BruteLeg[]; toWinCents: number } => {
  const sold = legs.map((leg) => ({ ...leg, price: leg.soldPrice ?? leg.price, soldPrice: null }));
  if (terms === null) {
    const cut = sold.map((leg) => nearest(times(fraction(riskCents), profitAt(leg.price))));
    const toWinCents = cut[0] ?? 0;
    return {
      terms,
      legs: legs.map((leg) => ({ ...leg, riskCents, toWinCents, entered: 'risk' })),
      toWinCents,
    };
  }
  if (terms.kind !== 'parlay' && terms.kind !== 'teaser')
    throw new Error(`a ${terms.kind} never rolls from a wager`);
  const profit =
    terms.kind === 'teaser'
      ? profitAt(terms.teaser.payCards[terms.teams] ?? 0)
      : minusOne(
          factorOfParlay(
            sold.map((leg) => ({ ...leg, halves: ['W', 'W'] as const, share: null })),
            terms.card,
          ),
        );
  const toWinCents = nearest(times(fraction(riskCents), profit));
  return { terms: { ...terms, riskCents, toWinCents, entered: 'risk' }, legs: [...legs], toWinCents };
};

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
      return teaserOutcome(settleTeaser(terms, legs), legs, terms.teaser.tieRule);
    case 'progressiveParlay':
      return bySign(settleProgressive(terms, legs), legs);
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

/** HR-12: one that is won but for ties, of too few teams for the card, is no action. */
const teaserOutcome = (netCents: number, legs: readonly BruteLeg[], tieRule: string): BruteOutcome =>
  netCents === 0 &&
  legs.some(({ halves }) => halves.includes('W') || (tieRule === 'tw' && halves.includes('P')))
    ? { letter: 'X', netCents }
    : bySign(netCents, legs);

/** A half won is won, a half lost is lost. */
const letterOf = (halves: Halves): Letter =>
  halves.includes('W') ? 'W' : halves.includes('L') ? 'L' : halves.includes('P') ? 'P' : 'X';

/** Stakes of legs in action, each with its own amounts: what comes back is rounded once, over all (HR-1). */
const settleStakes = (inAction: readonly BruteLeg[]): number => {
  const staked = inAction.reduce((sum, { riskCents }) => sum + riskCents, 0);
  return nearest(inAction.map(returnOf).reduce(plus, fraction(0))) - staked;
};

const returnOf = (leg: BruteLeg): Fraction => {
  if (leg.share !== null) return times(leg.share, plus(fraction(leg.riskCents), winOf(leg)));
  return leg.halves.every((half) => half === 'W')
    ? fraction(leg.riskCents + printedWinOf(leg))
    : leg.halves.map((half) => halfOf(returnOfHalf(leg, half))).reduce(plus);
};

const printedWinOf = (leg: BruteLeg): number =>
  leg.soldPrice === null ? leg.toWinCents : nearest(winOf(leg));

/** HR-3: of a typed risk at the price; of a typed to-win in proportion to the price that it was typed at. */
const winOf = ({ entered, riskCents, toWinCents, price, soldPrice }: BruteLeg): Fraction =>
  entered === 'risk'
    ? times(fraction(riskCents), profitAt(price))
    : times(fraction(toWinCents), over(profitAt(price), profitAt(soldPrice ?? price)));

/** Half a stake wins half of what the whole one would, before any rounding. */
const returnOfHalf = (leg: BruteLeg, half: Letter): Fraction => {
  if (half === 'L') return fraction(0);
  if (half !== 'W') return fraction(leg.riskCents);
  return plus(fraction(leg.riskCents), winOf(leg));
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
  const { riskCents, card } = terms;
  const factor = factorOfParlay(legs, card);
  const isSold = ({ soldPrice, price }: BruteLeg): BruteLeg => ({
    halves: ['W', 'W'],
    price: soldPrice ?? price,
    soldPrice: null,
    riskCents: 0,
    toWinCents: 0,
    entered: 'risk',
    share: null,
  });
  return settleEntered(terms, minusOne(factor), minusOne(factorOfParlay(legs.map(isSold), card)), riskCents);
};

/** HR-3: what is won follows from what was typed; what is lost is part of the risk as it was taken. */
const settleEntered = (
  { entered, toWinCents }: EnteredAmounts,
  profit: Fraction,
  soldProfit: Fraction,
  riskCents: number,
): number => {
  const isTyped = entered === 'toWin' && profit.upper >= 0n;
  const win = isTyped
    ? times(fraction(toWinCents), over(profit, soldProfit))
    : times(fraction(riskCents), profit);
  return nearest(plus(fraction(riskCents), win)) - riskCents;
};

const payParlay = (riskCents: number, legs: readonly BruteLeg[], card: CardTerms | null): number =>
  nearest(times(fraction(riskCents), factorOfParlay(legs, card)));

/** What a unit on a parlay pays, stake and all. */
const factorOfParlay = (legs: readonly BruteLeg[], card: CardTerms | null): Fraction => {
  if (legs.some(({ halves, share }) => share === null && halves.join('') === 'LL')) return fraction(0);
  // A share of a place is a share of what is paid, by a card too.
  const won = legs.filter(({ halves, share }) => share !== null || halves.join('') === 'WW').length;
  const isByCard =
    card !== null && legs.every(({ price, soldPrice }) => price === -110 && soldPrice === null);
  const payout = isByCard ? card.payouts[won] : undefined;
  if (payout !== undefined && won > 1)
    return legs.reduce(
      (factor, { share }) => (share === null ? factor : times(factor, share)),
      fraction(payout[0] + payout[1], payout[1]),
    );
  return legs.map(factorOf).reduce(times, fraction(1));
};

const factorOf = ({ price, halves, share }: BruteLeg): Fraction => {
  if (share !== null) return times(share, plus(fraction(1), profitAt(price)));
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

/**
 * HR-12: ties by the card's rule; what drops out leads to the next lower number of teams that the card pays, below it
 * to a refund.
 */
const settleTeaser = (terms: Extract<BruteTerms, { kind: 'teaser' }>, legs: readonly BruteLeg[]): number => {
  const { riskCents, teams: sold, teaser } = terms;
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
  return settleEntered(terms, profitAt(price), profitAt(teaser.payCards[sold] ?? 0), riskCents);
};

/** HR-16: what isn't won whole is missed; what is called off leaves the card at fewer legs, and then a parlay. */
const settleProgressive = (
  { riskCents, payouts }: Extract<BruteTerms, { kind: 'progressiveParlay' }>,
  legs: readonly BruteLeg[],
): number => {
  const inAction = legs.filter(({ halves }) => letterOf(halves) !== 'X');
  const profits = payouts[inAction.length];
  if (profits === undefined) {
    const sold = inAction.map((leg) => ({ ...leg, price: leg.soldPrice ?? leg.price, soldPrice: null }));
    return payParlay(riskCents, sold, null) - riskCents;
  }
  const missed = inAction.filter(({ halves }) => halves.join('') !== 'WW').length;
  const profit = profits[missed];
  return profit === undefined ? -riskCents : nearest(times(fraction(riskCents), fraction(...profit)));
};

/** Whether the amount that wasn't typed follows from the one that was. */
export const belongsAtProfit = (
  { riskCents, toWinCents, entered }: EnteredAmounts,
  profit: Fraction,
): boolean =>
  entered === 'risk'
    ? nearest(times(fraction(riskCents), profit)) === toWinCents
    : nearest(over(fraction(toWinCents), profit)) === riskCents;

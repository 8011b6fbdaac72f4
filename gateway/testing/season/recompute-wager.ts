/**
 * Recomputes the result of a stored wager by brute force from the house rules: it lists subsets and ordered pairs, and
 * walks chains. It uses nothing of the book's own settlement.
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

/** A leg as it is stored, with its result. */
export interface BruteLeg {
  /** The price that counts: with a new pitcher, the new one instead of the accepted one. */
  price: number;
  /** The accepted price if another one counts; otherwise null. */
  soldPrice: number | null;
  riskCents: number;
  toWinCents: number;
  /** The amount that the customer typed. */
  entered: 'risk' | 'toWin';
  halves: Halves;
  /** For a shared place, the part of the stake that won (HR-40). */
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

/** The stored terms that affect money; null for a straight. */
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
  /** The net result in cash, without free play. */
  netCents: number;
}

/** The win of a straight's share of a place, without the stake, as for free play (HR-31). */
export const recomputeShareOfWin = (leg: BruteLeg, share: Fraction): number =>
  nearest(times(share, winOf(leg)));

/**
 * HR-25: recomputes the same wager with a smaller stake. It wins in proportion, which is the win of that stake at its
 * original price.
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
      return bySign(
        settleRoundRobin(terms, legs).reduce((sum, net) => sum + net, 0),
        legs,
      );
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

export const bySign = (netCents: number, inAction: readonly BruteLeg[]): BruteOutcome => ({
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

/** HR-12: a teaser that is won except for ties is no action when too few teams are left for the card. */
const teaserOutcome = (netCents: number, legs: readonly BruteLeg[], tieRule: string): BruteOutcome =>
  netCents === 0 &&
  legs.some(({ halves }) => halves.includes('W') || (tieRule === 'tw' && halves.includes('P')))
    ? { letter: 'X', netCents }
    : bySign(netCents, legs);

/** Treats half won as won, and half lost as lost. */
const letterOf = (halves: Halves): Letter =>
  halves.includes('W') ? 'W' : halves.includes('L') ? 'L' : halves.includes('P') ? 'P' : 'X';

/** Settles legs in action, each with its own amounts: the return is rounded once, over all of them (HR-1). */
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

/** HR-3: the win of a typed risk follows from the price; a typed to-win changes in proportion to its original price. */
const winOf = ({ entered, riskCents, toWinCents, price, soldPrice }: BruteLeg): Fraction =>
  entered === 'risk'
    ? times(fraction(riskCents), profitAt(price))
    : times(fraction(toWinCents), over(profitAt(price), profitAt(soldPrice ?? price)));

/** Half a stake wins half of the whole one's win, before any rounding. */
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

/** HR-10: a lost leg loses the parlay, won ones multiply, the others drop out. */
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

/**
 * HR-54: what sales left of a parlay that is won whole makes its to-win, which was rounded by itself.
 * @param printed its amounts before anything was sold: those of an open spot may be of more legs than there are
 */
export const isRestWonWhole = (
  terms: BruteTerms,
  legs: readonly BruteLeg[],
  printed: Pick<EnteredAmounts, 'riskCents' | 'toWinCents'>,
): boolean =>
  terms?.kind === 'parlay' &&
  legs.every(
    ({ halves, share, soldPrice }) => halves.join('') === 'WW' && share === null && soldPrice === null,
  ) &&
  belongsAtProfit({ ...printed, entered: terms.entered }, minusOne(factorOfParlay(legs, terms.card)));

/** HR-3: the win follows from the typed amount; a loss is part of the accepted risk. */
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

/** The payout of one unit on a parlay, stake included. */
const factorOfParlay = (legs: readonly BruteLeg[], card: CardTerms | null): Fraction => {
  if (legs.some(({ halves, share }) => share === null && halves.join('') === 'LL')) return fraction(0);
  // A share of a place is a share of the payout, even by a card.
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

/** HR-14: every subset of the chosen sizes without an excluded pair is a separate parlay. */
export const listParlays = (
  { sizes, excluded }: Pick<Extract<BruteTerms, { kind: 'roundRobin' }>, 'sizes' | 'excluded'>,
  legs: readonly BruteLeg[],
): BruteLeg[][] => {
  const parlays: BruteLeg[][] = [];
  for (let subset = 0; subset < 2 ** legs.length; subset += 1) {
    const has = (at: number): boolean => ((subset >> at) & 1) === 1;
    const chosen = legs.filter((_leg, at) => has(at));
    if (sizes.includes(chosen.length) && !excluded.some(([a, b]) => has(a) && has(b))) parlays.push(chosen);
  }
  return parlays;
};

/** Each is rounded separately. */
export const settleRoundRobin = (
  terms: Extract<BruteTerms, { kind: 'roundRobin' }>,
  legs: readonly BruteLeg[],
): number[] =>
  listParlays(terms, legs).map((parlay) => payParlay(terms.riskCents, parlay, terms.card) - terms.riskCents);

/**
 * HR-12: ties follow the card's rule; after legs drop out, the next lower number of teams on the card counts, and below
 * the lowest there is a refund.
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

/**
 * HR-16: a leg that isn't won in full is missed; legs that are called off leave a card with fewer legs, and in the end
 * a parlay.
 */
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

/** Whether the amount that wasn't typed follows from the typed one. */
export const belongsAtProfit = (
  { riskCents, toWinCents, entered }: EnteredAmounts,
  profit: Fraction,
): boolean =>
  entered === 'risk'
    ? nearest(times(fraction(riskCents), profit)) === toWinCents
    : nearest(over(fraction(toWinCents), profit)) === riskCents;

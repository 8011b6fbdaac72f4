/** What a kind of wager is: how it is written down, counted, paid and taken on. */
interface WagerKindRow {
  /** The letter of `wager.wager_type`, by which figures and exports count it. */
  letter: 'S' | 'P' | 'T' | 'I';
  /** It is on one leg, whose result is its own, and has no terms besides it. */
  isSingle: boolean;
  /** The customer's limit that its legs count towards (HR-4), by risk; null: that of each leg's own market. */
  limitType: 'P' | 'T' | null;
  /** Its amounts are kept with each leg, with the terms, or with the terms for each of several parlays. */
  amounts: 'legs' | 'terms' | 'eachParlay';
  /** Its legs' own prices decide what it pays; else a card does. */
  pricesPay: boolean;
  /** Places may be left open and filled later (HR-15). */
  hasOpenSpots: boolean;
  /** It may be the parent or the child of a rolling if (HR-25). */
  mayRoll: boolean;
  /** An operator may make straights of its legs (HR-85). */
  isSplittable: boolean;
  /** Its customer may sell it back while it is open (HR-50). */
  isSellable: boolean;
  /** The customer's cap on what it pays (HR-10, HR-22); null: none. */
  payoutCap: 'parlay' | 'roundRobin' | 'ifBet' | null;
}

/** Every kind of wager by the name that its terms are kept with. What a ticket may be is in `WAGER_TYPES`. */
export const WAGER_KINDS = {
  straight: {
    letter: 'S',
    isSingle: true,
    limitType: null,
    amounts: 'legs',
    pricesPay: true,
    hasOpenSpots: false,
    mayRoll: true,
    isSplittable: false,
    isSellable: true,
    payoutCap: null,
  },
  parlay: {
    letter: 'P',
    isSingle: false,
    limitType: 'P',
    amounts: 'terms',
    pricesPay: true,
    hasOpenSpots: true,
    mayRoll: true,
    isSplittable: true,
    isSellable: true,
    payoutCap: 'parlay',
  },
  roundRobin: {
    letter: 'P',
    isSingle: false,
    limitType: 'P',
    amounts: 'eachParlay',
    pricesPay: true,
    hasOpenSpots: false,
    mayRoll: false,
    isSplittable: true,
    isSellable: false,
    payoutCap: 'roundRobin',
  },
  teaser: {
    letter: 'T',
    isSingle: false,
    limitType: 'T',
    amounts: 'terms',
    pricesPay: false,
    hasOpenSpots: true,
    mayRoll: true,
    isSplittable: true,
    isSellable: false,
    payoutCap: 'parlay',
  },
  progressiveParlay: {
    letter: 'P',
    isSingle: false,
    limitType: 'P',
    amounts: 'terms',
    pricesPay: false,
    hasOpenSpots: false,
    mayRoll: false,
    isSplittable: true,
    isSellable: false,
    payoutCap: 'parlay',
  },
  combination: {
    letter: 'P',
    isSingle: false,
    limitType: 'P',
    amounts: 'terms',
    pricesPay: true,
    hasOpenSpots: false,
    mayRoll: false,
    isSplittable: false,
    isSellable: false,
    payoutCap: 'parlay',
  },
  ifBet: {
    letter: 'I',
    isSingle: false,
    limitType: null,
    amounts: 'legs',
    pricesPay: true,
    hasOpenSpots: false,
    mayRoll: false,
    isSplittable: false,
    isSellable: false,
    payoutCap: 'ifBet',
  },
  reverse: {
    letter: 'I',
    isSingle: false,
    limitType: null,
    amounts: 'legs',
    pricesPay: true,
    hasOpenSpots: false,
    mayRoll: false,
    isSplittable: false,
    isSellable: false,
    payoutCap: 'ifBet',
  },
} as const satisfies Record<string, WagerKindRow>;

export type WagerKind = keyof typeof WAGER_KINDS;

/** Towards which of a customer's limits a leg counts, where that isn't its market's own. */
export type AccumulatorLimitType = WagerKindRow['limitType'];

/** Figures and exports count a wager by its letter. */
export type WagerLetter = (typeof WAGER_KINDS)[WagerKind]['letter'];

export const WAGER_LETTERS = [
  ...new Set(Object.values(WAGER_KINDS).map(({ letter }) => letter)),
] as readonly WagerLetter[];

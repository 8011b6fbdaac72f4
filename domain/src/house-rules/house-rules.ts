import type { AmericanPrice } from '../price/american-price.ts';

/** What a leg that lands on its number does: pushes, loses or wins (HR-12). */
export type TieRule = 'tp' | 'tl' | 'tw';

export type TeaserCategory = 'Standard' | 'Pleasers';

/** Markets that a teaser can move: S sides, L totals. */
export type TeaserMarket = 'S' | 'L';

/** Which lines a teaser takes (HR-12). Never an alternate line. */
export interface TeaserReach {
  /** Numbers of periods; left out: the full game alone. */
  periods?: readonly number[];
  /** By sport type; of a sport that isn't named sides and totals, of baseball totals alone. */
  markets?: Readonly<Record<string, readonly TeaserMarket[]>>;
}

/** One teaser that the book offers (HR-12). */
export interface TeaserCard extends TeaserReach {
  /** Begins with `T tp`, `T tl`, `T tw`, `Pleaser tp` … which says category and tie rule (spec 1 §9). */
  teaserName: string;
  category: TeaserCategory;
  tieRule: TieRule;
  /** Points moved, by sport type: towards the customer, in pleasers against. A sport that isn't named isn't teased. */
  points: Readonly<Record<string, number>>;
  /** Price by number of teams. A number that isn't named can't be bet. */
  payCards: Readonly<Record<number, AmericanPrice>>;
}

/** Fixed payouts for parlays of which every leg is −110 (HR-10). */
export interface ParlayCard {
  cardName: string;
  /** Profit per unit by number of legs, as numerator and denominator. */
  payouts: Readonly<Record<number, readonly [number, number]>>;
}

/** What half a point costs on a number, in cents of price (HR-30). */
export interface PointPrices {
  sportTypes: readonly string[];
  halfPointCents: number;
  /** Football spreads: cents for a half point on or off these numbers. */
  keyNumbers: ReadonlyArray<{ sportType: string; points: number; cents: number }>;
  /** Most half points, by sport type for spreads; every other market has `mostElsewhere`. */
  mostOnSpread: Readonly<Record<string, number>>;
  mostElsewhere: number;
}

/** How many alternate lines an unfolded game shows before all of them are asked for (spec 2 §2, ADR 0007). */
export interface DefaultSpreadDisplay {
  football: number;
  basketball: number;
  /** Games in play of every sport. */
  live: number;
  others: number;
}

/** The figures in which books differ; one set per book, the default is `default-house-rules.ts`. */
export interface HouseRules {
  teasers: readonly TeaserCard[];
  /** null: every parlay pays the product of its factors. */
  parlayCard: ParlayCard | null;
  points: PointPrices;
  /** Longest chain of rolling if bets, parent included (HR-25). */
  rifMaxChain: number;
  /** How long empty spots may be filled after the last graded leg (HR-15), days. */
  openSpotDays: number;
  mostParlayLegs: number;
  /** At most 7, of ARBC too, which consists of if bets (HR-20, HR-24). */
  mostIfBetLegs: number;
  /** Live tickets of one customer that may wait at once (HR-44). */
  mostPendingTickets: number;
  /** Wagers that one customer may have open, pending ones included. */
  mostOpenWagers: number;
  defaultSpreadDisplay: DefaultSpreadDisplay;
}

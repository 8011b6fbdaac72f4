import type { DecidedResult } from '../../ground/result/straight-result.ts';
import type { Cents } from '../../ground/money/cents.ts';
import type { EnteredAmount } from '../../ground/money/entered-stake.ts';
import type { Rational } from '../../ground/money/rational.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';
import type { Static } from 'typebox';
import type { AcceptedCombinationSchema, WagerTermsSchema } from './wager-terms.schema.ts';

/**
 * How the legs of a wager hang together. With the legs and their results it decides all money; stored with the wager.
 */
export type WagerTerms = Static<typeof WagerTermsSchema>;

/** Legs of one game as one leg, as they were accepted (HR-68). */
export type AcceptedCombination = Static<typeof AcceptedCombinationSchema>;

/** If win only, or if win or push (HR-20). */
export type IfCondition = Extract<WagerTerms, { kind: 'ifBet' }>['condition'];

export interface WagerLeg {
  /** What it pays, bought points and the like included; of no weight in a teaser. */
  price: AmericanPrice;
  /** A quarter line: may end half won or half lost (HR-33). */
  isQuarter: boolean;
  /**
   * What a quarter line can come to besides whole results (HR-22): half won or half lost, never both; null: either, or
   * no quarter line.
   */
  quarterHalf: 'W' | 'L' | null;
  /** The leg's own amounts in straights, if bets and reverses; 0 in the others. */
  riskCents: Cents;
  toWinCents: Cents;
  /** Won, it may still make less than its to-win (HR-86): a worst case counts it as winning nothing. */
  mayWinLess: boolean;
  /** Which of the two was entered (HR-3); it doesn't matter where they are 0. */
  entered: EnteredAmount;
  /** The price it was sold at when `price` is a new pitcher's (HR-34); else null. */
  repricedFrom: AmericanPrice | null;
}

/** A wager as far as its money is concerned. */
export interface Wager {
  terms: WagerTerms;
  legs: readonly WagerLeg[];
  /** The winnings are paid, the stake never was the customer's (HR-31). */
  freePlay: boolean;
}

/** One leg's result; null while it isn't decided. Teasers' tie rules are not applied yet. */
export type LegResult = DecidedResult | null;

/** What a wager adds to the cash balance over all, in whole cents. */
export interface WagerSettlement {
  /**
   * W won, L lost, P pushed, X no action: by the sign of what it made before free play. A free play of parts that are
   * decided each for itself is won with one of them.
   */
  status: 'W' | 'L' | 'P' | 'X';
  netCents: Cents;
}

/** Worst and best that can still come of a wager. */
export interface WagerBounds {
  worstNetCents: Cents;
  bestNetCents: Cents;
}

/** The same of cash in cents, before rounding. */
export interface NetBounds {
  worst: Rational;
  best: Rational;
}

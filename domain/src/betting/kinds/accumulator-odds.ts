import type { HouseRules, ParlayCard, TeaserCard } from '../../ground/house-rules/house-rules.schema.ts';
import type { Cents } from '../../ground/money/cents.ts';
import type { EnteredStake } from '../../ground/money/entered-stake.ts';
import type { JointGroup } from '../wager/joint-group.ts';
import type { AcceptedCombination, WagerLeg, WagerTerms } from '../wager/wager.ts';

/** What decides at which odds an accumulator is sold. */
export interface AccumulatorSale {
  /** Includes the legs that were accepted earlier. */
  legs: readonly WagerLeg[];
  /** Places that stay empty besides all legs. */
  openSpots: number;
  /** The card of parlays as it was when the wager was accepted whose places are filled; else the book's. */
  parlayCard: ParlayCard | null;
  teaser: TeaserCard | null;
  /** Sizes of the parlays of a round robin. */
  sizes: readonly number[];
  /** Pairs of legs that exclude each other. */
  excluded: ReadonlyArray<readonly [number, number]>;
  /** Which legs decide each other. */
  groups: readonly JointGroup[];
  /** Legs of one game that count as one, as they are priced now; of a kind without such legs none. */
  combinations: readonly AcceptedCombination[];
  freePlay: boolean;
  rules: HouseRules;
}

/** What an accumulator pays, whatever is staked on it. */
export interface AccumulatorOdds {
  /** Single wagers in it: the parlays of a round robin, else 1. */
  playCount: number;
  toWinCents(riskCents: Cents): Cents;
  /** The most that can come of it: more than is printed where several of a contest's contestants may win. */
  mostWinCents(riskCents: Cents): Cents;
  riskCents(toWinCents: Cents): Cents;
  /**
   * The largest risk, of a round robin on each parlay, whose largest payout as it is rounded stays within the maximum;
   * null is none.
   */
  maxRiskCents(maxPayoutCents: Cents | null): Cents;
  /** The largest to-win that can be entered where so much may be risked; of a round robin what that risk wins. */
  maxToWinCents(maxRiskCents: Cents, maxPayoutCents: Cents | null): Cents;
  /** Legs that come later change nothing of what it wins: a teaser's number of teams was chosen at posting. */
  isSoldWhole: boolean;
  /** @param stake of a round robin the risk of each parlay, which is what was entered (HR-14) */
  terms(stake: EnteredStake): WagerTerms;
}

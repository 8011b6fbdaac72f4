import type { TicketError } from '../../ground/error/refusal.ts';
import type { HouseRules } from '../../ground/house-rules/house-rules.schema.ts';
import type { Rational } from '../../ground/money/rational.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';
import type { WAGER_KINDS, WagerKind } from '../../ground/wager-kind/wager-kinds.ts';
import type { JointGroup } from '../wager/joint-group.ts';
import type { LegResult, NetBounds, WagerLeg, WagerSettlement, WagerTerms } from '../wager/wager.ts';
import type { AccumulatorOdds, AccumulatorSale } from './accumulator-odds.ts';
import type { LegCount } from './leg-count.ts';
import type { LineToTake, TakenLine } from './taken-line.ts';

/** What is kept with a wager of a kind. */
export type TermsOf<Kind extends WagerKind> = Extract<WagerTerms, { kind: Kind }>;

/** What a kind of wager does. What it is, as far as figures say it, is its row in `WAGER_KINDS`. */
export interface KindRules<Kind extends WagerKind> {
  /**
   * What it makes in cents, paid for in cash, exact and not rounded yet; of a round robin the sum of its parlays, each
   * of which is rounded (HR-1).
   *
   * @param results one per leg, in the legs' order
   * @returns null while they don't decide it; results still to come can't change what is returned
   */
  calculateNet: (
    terms: TermsOf<Kind>,
    legs: readonly WagerLeg[],
    results: readonly LegResult[],
  ) => Rational | null;
  /** Whether it pushed or was no action, where it made nothing. */
  judgeEven: (
    terms: TermsOf<Kind>,
    results: readonly LegResult[],
  ) => Extract<WagerSettlement['status'], 'P' | 'X'>;
  /**
   * The least and the most that `calculateNet` can still come to (`boundWager` says over which outcomes).
   *
   * @param known one per leg, null where it isn't decided
   * @param groups which legs decide each other, where that is known
   */
  bound: (
    terms: TermsOf<Kind>,
    legs: readonly WagerLeg[],
    known: readonly LegResult[],
    groups: readonly JointGroup[],
  ) => NetBounds;
  /**
   * What it pays as one price when all legs win, for people to read.
   *
   * @param legs at least two
   * @returns null where it has none
   */
  combinePrices: (terms: TermsOf<Kind>, legs: readonly WagerLeg[]) => AmericanPrice | null;
  /**
   * What is wrong with the number of its legs, by counting alone; null: nothing. This rule and the next are asked of
   * the kind that the ticket's type has: a round robin's are a parlay's.
   */
  judgeCount: (count: LegCount) => TicketError | null;
  /**
   * Its rule for a line that may become its leg.
   *
   * @returns null where it takes every line, at points bought or with less juice as a straight does
   */
  takeLine: (line: LineToTake) => TakenLine | null;
  /** What a book may not say of the cards that it is sold by, in words for its operator; null: nothing is wrong. */
  findCardFault: (rules: HouseRules) => string | null;
}

/** Those of a kind with one stake on all legs, or on each of several parlays. */
export interface AccumulatorRules<Kind extends WagerKind> extends KindRules<Kind> {
  /** @returns null for legs that nothing can be sold on: no combination is left, or no card pays so many */
  createOdds: (sale: AccumulatorSale) => AccumulatorOdds | null;
}

/** What the row of a kind has to say: odds as well, unless its amounts are those of its legs. */
export type RulesOf<Kind extends WagerKind> = (typeof WAGER_KINDS)[Kind]['amounts'] extends 'legs'
  ? KindRules<Kind>
  : AccumulatorRules<Kind>;

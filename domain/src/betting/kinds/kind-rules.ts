import type { TicketError } from '../../ground/error/refusal.ts';
import type { HouseRules } from '../../ground/house-rules/house-rules.schema.ts';
import type { Rational } from '../../ground/money/rational.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';
import type { WAGER_KINDS, WagerKind } from '../../ground/wager-kind/wager-kinds.ts';
import type { FreeSettlement } from '../parlay/round-robin.ts';
import type { JointGroup } from '../wager/joint-group.ts';
import type { LegResult, NetBounds, WagerLeg, WagerSettlement, WagerTerms } from '../wager/wager.ts';
import type { AccumulatorOdds, AccumulatorSale } from './accumulator-odds.ts';
import type { LegCount } from './leg-count.ts';
import type { LineToTake, TakenLine } from './taken-line.ts';

/** The terms that are stored with a wager of a kind. */
export type TermsOf<Kind extends WagerKind> = Extract<WagerTerms, { kind: Kind }>;

/** The behavior of a kind of wager. Its figures are in its row of `WAGER_KINDS`. */
export interface KindRules<Kind extends WagerKind> {
  /**
   * Calculates the wager's net result in cents when it was paid for in cash: exact and not rounded yet, but for a round
   * robin the sum of its parlays, each of which is rounded (HR-1).
   *
   * @param results one per leg, in the legs' order
   * @returns null while they don't decide it; later results can't change a returned value
   */
  calculateNet: (
    terms: TermsOf<Kind>,
    legs: readonly WagerLeg[],
    results: readonly LegResult[],
  ) => Rational | null;
  /**
   * Settles a free play whose parts are decided each for itself (HR-31).
   *
   * @returns null where the whole is decided as one, and while it isn't decided
   */
  settleFreeParts: (
    terms: TermsOf<Kind>,
    legs: readonly WagerLeg[],
    results: readonly LegResult[],
  ) => FreeSettlement | null;
  /** Judges a wager that made nothing: whether it pushed or was no action. */
  judgeEven: (
    terms: TermsOf<Kind>,
    results: readonly LegResult[],
  ) => Extract<WagerSettlement['status'], 'P' | 'X'>;
  /**
   * The lowest and the highest value that `calculateNet` can still return (`boundWager` says over which outcomes).
   *
   * @param known one per leg, null where it isn't decided
   * @param groups which legs decide each other, where that is known
   * @param freePlay where parts are decided each for itself, its bounds are those of what they win
   */
  bound: (
    terms: TermsOf<Kind>,
    legs: readonly WagerLeg[],
    known: readonly LegResult[],
    groups: readonly JointGroup[],
    freePlay: boolean,
  ) => NetBounds;
  /**
   * Its payout as one price when all legs win, for people to read.
   *
   * @param legs at least two
   * @returns null where it has none
   */
  combinePrices: (terms: TermsOf<Kind>, legs: readonly WagerLeg[]) => AmericanPrice | null;
  /**
   * Checks the number of its legs; null when it is right. This rule and the next one belong to the kind of the ticket's
   * type: a round robin uses a parlay's.
   */
  judgeCount: (count: LegCount) => TicketError | null;
  /**
   * Decides how a line may become its leg.
   *
   * @returns null where it takes every line, and allows bought points and less juice as a straight does
   */
  takeLine: (line: LineToTake) => TakenLine | null;
  /** Finds a fault in the book's cards for this kind, in words for the operator; null when there is none. */
  findCardFault: (rules: HouseRules) => string | null;
}

/** The rules of a kind with one stake on all legs, or on each of several parlays. */
export interface AccumulatorRules<Kind extends WagerKind> extends KindRules<Kind> {
  /** @returns null for legs that can't be sold: no combination is left, or no card pays that many legs */
  createOdds: (sale: AccumulatorSale) => AccumulatorOdds | null;
}

/** The rules that each kind must have: odds too, unless its legs have their own amounts. */
export type RulesOf<Kind extends WagerKind> = (typeof WAGER_KINDS)[Kind]['amounts'] extends 'legs'
  ? KindRules<Kind>
  : AccumulatorRules<Kind>;

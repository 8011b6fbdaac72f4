import type { WagerKind } from '../../ground/wager-kind/wager-kinds.ts';
import type { Rational } from '../../ground/money/rational.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';
import type { JointGroup } from '../wager/joint-group.ts';
import type { LegResult, NetBounds, WagerLeg, WagerSettlement, WagerTerms } from '../wager/wager.ts';

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
}

import type { Cents } from '../../ground/money/cents.ts';

/** The book's figures for buying back open bets (HR-52). */
export interface SaleFigures {
  /** What it keeps of a bet's worth, per cent. */
  marginPercent: number;
  /** What it keeps besides for each undecided leg, per cent. */
  legPercent: number;
  /** The smallest offer. */
  leastCents: Cents;
}

export const SALE_FIGURES: SaleFigures = { marginPercent: 4, legPercent: 1, leastCents: 100 };

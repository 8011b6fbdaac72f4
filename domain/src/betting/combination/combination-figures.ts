import type { Cents } from '../../ground/money/cents.ts';

/** The book's figures for combinations (HR-64, HR-66, HR-69). */
export interface CombinationFigures {
  leastLegs: number;
  mostLegs: number;
  /** What is added to the fair probability, per cent of it, and for each leg after the first. */
  marginPercent: number;
  legPercent: number;
  /** The most that it pays, per cent of the product of its legs' own prices. */
  mostOfProductPercent: number;
  /** The most that a customer wins of one game. */
  mostWinCents: Cents;
}

export const COMBINATION_FIGURES: CombinationFigures = {
  leastLegs: 2,
  mostLegs: 8,
  marginPercent: 5,
  legPercent: 2,
  mostOfProductPercent: 150,
  mostWinCents: 1_000_000,
};

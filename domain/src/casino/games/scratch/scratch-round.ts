import type { Cents } from '../../../ground/money/cents.ts';

export interface ScratchBet {
  stakeCents: Cents;
}

export interface ScratchState extends ScratchBet {
  /** What lies beneath the nine places: numbers of `SCRATCH_PRIZES`. */
  fields: readonly number[];
  /** The prize that shows three times; null on a card without a win. */
  prize: number | null;
}

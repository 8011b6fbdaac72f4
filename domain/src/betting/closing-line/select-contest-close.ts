import type { AmericanPrice } from '../../ground/price/american-price.ts';
import type { ContestClose } from './contest-close.schema.ts';
import { readThreshold } from './read-threshold.ts';

/** The line of a contestant as it closed. */
export interface ClosedContestant {
  contestantName: string;
  price: AmericanPrice;
  /** See `ContestClose`. */
  sidesSum: number | null;
}

/** @returns null where the contestant is another bet by now: an under, or no over any more */
export const selectContestClose = (
  acceptedName: string,
  { contestantName, price, sidesSum }: ClosedContestant,
): ContestClose | null => {
  const closed = readThreshold(contestantName);
  if (readThreshold(acceptedName)?.side !== closed?.side) return null;
  return { price, points: closed?.points ?? null, sidesSum };
};

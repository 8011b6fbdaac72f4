import type { Cents } from '../../ground/money/cents.ts';
import type { Bet } from '../open-bets/open-bet.schema.ts';

/**
 * What a grade said of its wager. The wager shows its present state; what it was before a correction only the money
 * still says.
 *
 * @param wagerStatus of the wager as it is now; null where it isn't known
 * @returns null for a grade that was taken back and made nothing
 */
export const statusOfGrade = (
  amountCents: Cents,
  wagerStatus: Bet['wagerStatus'] | null,
  isTakenBack: boolean,
): Bet['wagerStatus'] | null => {
  if (!isTakenBack && wagerStatus !== null) return wagerStatus;
  if (amountCents === 0) return null;
  return amountCents > 0 ? 'W' : 'L';
};

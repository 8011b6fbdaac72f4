import type { Cents } from '../../ground/money/cents.ts';
import type { Wager } from '../wager/wager.ts';

/**
 * HR-10: at a new pitcher's price a wager pays the customer's maximum at most, and never less than was printed.
 *
 * @param netCents what it makes without that
 * @param maxPayoutCents risk and winnings together; null: there is none for its kind
 */
export const capRepriced = (
  { legs }: Pick<Wager, 'legs'>,
  { riskCents, toWinCents }: { riskCents: Cents; toWinCents: Cents },
  netCents: Cents,
  maxPayoutCents: Cents | null,
): Cents =>
  maxPayoutCents === null || legs.every(({ repricedFrom }) => repricedFrom === null)
    ? netCents
    : Math.min(netCents, Math.max(toWinCents, maxPayoutCents - riskCents));

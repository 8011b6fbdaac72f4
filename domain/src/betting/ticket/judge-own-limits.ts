import type { TicketError } from '../../ground/error/refusal.ts';
import type { Cents } from '../../ground/money/cents.ts';
import type { OwnFigures } from '../../account/own-limits/own-limit.schema.ts';
import { leftOf, selectTightest } from '../../account/own-limits/select-tightest.ts';

/** OWN-8: nothing is bet, not even what costs nothing. */
export const judgeTimeOut = (own: OwnFigures | null): TicketError | null => {
  if (own === null || own.timeOut === null) return null;
  const { endsAtMs } = own.timeOut;
  return endsAtMs === null ? { code: 'inTimeOut' } : { code: 'inTimeOut', params: { endsAtMs } };
};

const BY_BETS = ['stake', 'loss'] as const;

/** What the tightest limit of stakes and losses leaves, nothing at least; null: nothing is limited. */
export const calculateOwnLeft = (own: OwnFigures | null, bookMs: number): Cents | null => {
  const tightest = own === null ? null : selectTightest(own, BY_BETS, bookMs);
  return tightest === null ? null : Math.max(0, leftOf(tightest));
};

/**
 * OWN-4, OWN-5: what a ticket holds of the customer's money must be left of every limit that the customer has set.
 *
 * @param own null: none are known, or none are asked (a pending ticket's decision, OWN-6)
 */
export const judgeOwnLimits = (
  heldCents: Cents,
  own: OwnFigures | null,
  bookMs: number,
): TicketError | null => {
  const tightest = own === null || heldCents === 0 ? null : selectTightest(own, BY_BETS, bookMs);
  if (tightest === null || heldCents <= leftOf(tightest)) return null;
  const { kind, period, amount: limitCents } = tightest;
  const params = { period, limitCents, leftCents: Math.max(0, leftOf(tightest)) };
  return kind === 'loss' ? { code: 'ownLossLimit', params } : { code: 'ownStakeLimit', params };
};

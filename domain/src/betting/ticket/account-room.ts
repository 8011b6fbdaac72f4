import type { Cents } from '../../ground/money/cents.ts';
import { calculateRifMaxRiskCents } from '../rolling-if/judge-rif.ts';
import type { TicketDraft } from '../request/ticket-request.ts';
import { calculateOwnLeft } from './judge-own-limits.ts';
import type { TicketContext } from './ticket-evaluation.ts';

/**
 * What a ticket may risk as far as its customer's money goes: the account, or its free play (HR-42), and the customer's
 * own limits (OWN-4); of a wager that rolls, what its parent brings (HR-25).
 *
 * @returns Infinity where it isn't known
 */
export const calculateAccountRoom = (
  { useFreePlay, parentRif }: TicketDraft,
  { availableCents, freePlayBalanceCents, own, bookMs, parent }: TicketContext,
): Cents => {
  if (parentRif !== null)
    return parent === null ? Infinity : calculateRifMaxRiskCents(parent, parentRif.winOnly);
  if (useFreePlay) return freePlayBalanceCents ?? Infinity;
  return Math.min(availableCents ?? Infinity, calculateOwnLeft(own, bookMs) ?? Infinity);
};

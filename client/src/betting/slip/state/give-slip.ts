import type { SessionAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import { deviceStorage } from '../../../ground/device-storage/device-storage.ts';
import { useSession } from '../../../ground/session/session-store.ts';
import { EMPTY_SLIP } from './empty-slip.ts';
import type { SlipOwner, SlipState } from './slip-state.ts';
import { forgetSlip, restoreSlip, selectLeft } from './slip-storage.ts';
import { useSlip } from './slip-store.ts';
import { isUnderWay } from './ticket-stage.ts';
import { useTicketPassword } from './ticket-password-store.ts';

const VISITOR: SlipOwner = '';

/**
 * The slip that the page's customer left when the session merely ended: the page continues with it, whatever other tabs
 * did to the storage.
 */
let left: { owner: SlipOwner; slip: Partial<SlipState> } | null = null;

const hasTicket = ({ ticket }: Partial<SlipState>): boolean => ticket !== undefined && isUnderWay(ticket);

/**
 * A visitor's picks go over to the customer who signs in, but never in place of a ticket that is on its way. They are
 * on this page, or in the storage: the page is loaded anew for a customer after it was another's.
 */
const selectBrought = (kept: Partial<SlipState>, nowMs: number): Partial<SlipState> => {
  const { owner, items, options, priceAcceptance, idempotencyKey, quotes, lastKnown } = useSlip.getState();
  if (hasTicket(kept)) return kept;
  if (items.length > 0) return { items, options, priceAcceptance, idempotencyKey, quotes, lastKnown };
  const visitors = owner === null ? restoreSlip(deviceStorage, VISITOR, nowMs) : {};
  return visitors.items?.length ? visitors : kept;
};

/** State that isn't kept starts afresh. */
const changeOwner = (owner: SlipOwner, kept: Partial<SlipState>): void => {
  const { rules, customer } = useSlip.getState();
  useSlip.setState({ ...EMPTY_SLIP, rules, customer, ...kept, owner });
  useSlip.getState().recalculate();
};

/**
 * Gives the page the slip of its current owner. A customer whose session merely ended finds it again; one who signs out
 * by hand leaves nothing behind but the book's pending answer about a ticket.
 */
export const giveSlip = (session: SessionAnswer | null): void => {
  const state = useSlip.getState();
  const { owner: before } = state;
  const owner = session === null ? null : (session.customer?.customerId ?? VISITOR);
  if (owner === null || owner === before) return;
  const nowMs = Date.now();
  if (before === null || before === VISITOR) {
    const kept = left?.owner === owner ? left.slip : restoreSlip(deviceStorage, owner, nowMs);
    changeOwner(owner, selectBrought(kept, nowMs));
    if (owner !== VISITOR) forgetSlip(deviceStorage, VISITOR);
    left = null;
    return;
  }
  if (useSession.getState().endedNotice) left = { owner: before, slip: selectLeft(state, nowMs) };
  else forgetSlip(deviceStorage, before);
  changeOwner(owner, restoreSlip(deviceStorage, owner, nowMs));
  useTicketPassword.setState(useTicketPassword.getInitialState());
};

import { NO_CAPS } from '@lineboard/domain/account/customer/account-caps';
import type { BettingProfile } from '@lineboard/domain/account/customer/customer.schema';
import { MAX_AMOUNT_CENTS } from '@lineboard/domain/ground/money/cents';
import { selectPriceAcceptance } from '@lineboard/domain/betting/ticket/price-acceptance';
import type { TicketContext } from '@lineboard/domain/betting/ticket/ticket-evaluation';
import type { SlipState } from './slip-state.ts';

/** A visitor may try out amounts: limits begin with an account, and so does a currency. */
const VISITOR: BettingProfile = {
  currency: '',
  creditAcctFlag: true,
  enableRifFlag: false,
  minimumWagerCents: 0,
  ...NO_CAPS,
  restrictions: [],
  limits: [
    {
      sportType: null,
      sportSubType: null,
      periodNumber: null,
      limitType: null,
      maxBaseCents: MAX_AMOUNT_CENTS,
    },
  ],
};

/** What `evaluateTicket` needs besides the draft. A visitor has no balance. */
export const selectTicketContext = (state: SlipState, bookMs: number): TicketContext => ({
  ...(state.customer ?? VISITOR),
  bookMs,
  rules: state.rules,
  availableCents: state.account?.balance.availableCents ?? null,
  freePlayBalanceCents: state.account?.balance.freePlayBalanceCents ?? null,
  exposureCents: new Map(Object.entries(state.account?.exposureCents ?? {})),
  own: state.account?.own ?? null,
  priceAcceptance: selectPriceAcceptance(state.priceAcceptance, state.customer?.restrictions ?? []),
  quotes: state.quotes,
  begun: new Set([...state.begun].flatMap(([itemId, hasBegun]) => (hasBegun ? [itemId] : []))),
  parent: state.parent,
  filled: state.filled,
});

import type { WagerLimit } from '@lineboard/domain/customer/customer';
import { MAX_AMOUNT_CENTS } from '@lineboard/domain/money/cents';
import { selectPriceAcceptance } from '@lineboard/domain/ticket/price-acceptance';
import type { TicketContext } from '@lineboard/domain/ticket/ticket-evaluation';
import type { SlipState } from './slip-state.ts';

/** A visitor may try out amounts: limits begin with an account. */
const NO_LIMITS: readonly WagerLimit[] = [
  {
    sportType: null,
    sportSubType: null,
    periodNumber: null,
    wagerType: null,
    maxBaseCents: MAX_AMOUNT_CENTS,
  },
];

/** What `evaluateTicket` needs beside the draft. A visitor has no balance. */
export const selectTicketContext = (state: SlipState, bookMs: number): TicketContext => ({
  bookMs,
  rules: state.rules,
  minimumWagerCents: state.customer?.minimumWagerCents ?? 0,
  contestMaxPayoutCents: state.customer?.contestMaxPayoutCents ?? null,
  ifBetMaxPayoutCents: state.customer?.ifBetMaxPayoutCents ?? null,
  roundRobinMaxBetCents: state.customer?.roundRobinMaxBetCents ?? null,
  roundRobinMaxPayoutCents: state.customer?.roundRobinMaxPayoutCents ?? null,
  parlayMaxPayoutCents: state.customer?.parlayMaxPayoutCents ?? null,
  creditAcctFlag: state.customer?.creditAcctFlag ?? true,
  enableRifFlag: state.customer?.enableRifFlag ?? false,
  restrictions: state.customer?.restrictions ?? [],
  limits: state.customer?.limits ?? NO_LIMITS,
  availableCents: state.account?.balance.availableCents ?? null,
  freePlayBalanceCents: state.account?.balance.freePlayBalanceCents ?? null,
  exposureCents: new Map(Object.entries(state.account?.exposureCents ?? {})),
  priceAcceptance: selectPriceAcceptance(state.priceAcceptance, state.customer?.restrictions ?? []),
  quotes: state.quotes,
  parent: state.parent,
  filled: state.filled,
});

import type { IntegrationName } from '../../ground/integration/integrations.ts';
import type { LedgerKind } from '../../ground/ledger/ledger-kinds.ts';
import type { Cents } from '../../ground/money/cents.ts';

export const CASH_KINDS = ['deposit', 'payout'] as const;
export const CASH_STATES = ['waiting', 'approved', 'refused', 'cancelled'] as const;

export type CashKind = (typeof CASH_KINDS)[number];
export type CashState = (typeof CASH_STATES)[number];

/** Only a session that was opened for the cashier can move cash, and it can't stake any. */
export const CASHIER: IntegrationName = 'cashier';

/** The effect of a request's step on the account, and the ledger row that records it. */
export interface CashEffect {
  ledgerKind: Extract<LedgerKind, 'deposit' | 'withdrawal' | 'cashRequest'>;
  /** The change of the balance, and of the amount that is held. */
  madeCents: Cents;
  heldCents: Cents;
}

/**
 * CASH-3, CASH-4: a payout is held while it waits, and only an approved request moves the balance. Pure: the caller has
 * checked that the step is allowed.
 *
 * @param from null when the request is new
 */
export const effectOfCash = (
  { kind, amountCents }: { kind: CashKind; amountCents: Cents },
  from: 'waiting' | null,
  to: CashState,
): CashEffect => {
  const heldIn = (state: CashState | null): Cents =>
    kind === 'payout' && state === 'waiting' ? amountCents : 0;
  const heldCents = heldIn(to) - heldIn(from);
  if (to !== 'approved') return { ledgerKind: 'cashRequest', madeCents: 0, heldCents };
  return kind === 'deposit'
    ? { ledgerKind: 'deposit', madeCents: amountCents, heldCents }
    : { ledgerKind: 'withdrawal', madeCents: -amountCents, heldCents };
};

/** The amount that a customer may take out: their own money that isn't held, and never credit or free play. */
export const payableOf = (account: { currentBalanceCents: Cents; atRiskCents: Cents }): Cents =>
  Math.max(0, account.currentBalanceCents - account.atRiskCents);

/**
 * The part of a held payout that may be paid: a score that was corrected since then may have taken that money away.
 * Bets that are covered by a credit line don't reduce it.
 */
export const payableOfHeld = (
  account: { currentBalanceCents: Cents; availableCents: Cents },
  heldCents: Cents,
): Cents => Math.max(0, Math.min(heldCents, account.currentBalanceCents, account.availableCents + heldCents));

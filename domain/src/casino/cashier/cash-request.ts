import type { IntegrationName } from '../../ground/integration/integrations.ts';
import type { LedgerKind } from '../../ground/ledger/ledger-kinds.ts';
import type { Cents } from '../../ground/money/cents.ts';

export const CASH_KINDS = ['deposit', 'payout'] as const;
export const CASH_STATES = ['waiting', 'approved', 'refused', 'cancelled'] as const;

export type CashKind = (typeof CASH_KINDS)[number];
export type CashState = (typeof CASH_STATES)[number];

/** Only sessions opened for the cashier move cash, and such a session stakes none. */
export const CASHIER: IntegrationName = 'cashier';

/** What a step of a request does to the account, and the row of the ledger that says so. */
export interface CashEffect {
  ledgerKind: Extract<LedgerKind, 'deposit' | 'withdrawal' | 'cashRequest'>;
  /** Change of the balance, and of what is held. */
  madeCents: Cents;
  heldCents: Cents;
}

/**
 * CASH-3, CASH-4: a payout is held while it waits; only what is approved moves the balance. Pure: the caller has
 * looked whether the step may be taken.
 *
 * @param from null: it is asked for now
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

/** What a customer may take out: the own money that nothing holds, never credit nor free play. */
export const payableOf = (account: { currentBalanceCents: Cents; atRiskCents: Cents }): Cents =>
  Math.max(0, account.currentBalanceCents - account.atRiskCents);

/**
 * What may be paid out of a payout that is held: a score that was corrected since may have taken the money away that it
 * was asked from. Bets that a credit line covers are no reason to keep it.
 */
export const payableOfHeld = (
  account: { currentBalanceCents: Cents; availableCents: Cents },
  heldCents: Cents,
): Cents => Math.max(0, Math.min(heldCents, account.currentBalanceCents, account.availableCents + heldCents));

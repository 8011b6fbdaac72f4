/** A provider's transaction or an operator's command, from the first try to the answer that counts. */
export interface SentMove {
  /** The provider's number of the transaction, or the command's idempotency key. */
  readonly id: string;
  /** null: it names none. */
  readonly amountCents: number | null;
  /** `done`, or the code that it was refused with; null: not known yet. */
  outcome: string | null;
}

/** What an account must come to, worked out from answers alone. */
export interface ExpectedAccount {
  balanceCents: number;
  heldCents: number;
  /** The most that may be bet; null: nobody sets it. */
  limitCents: number | null;
}

/** All in cents. available per HR-42. */
export interface BalanceFigures {
  currentBalanceCents: number;
  atRiskCents: number;
  availableCents: number;
  freePlayBalanceCents: number;
  /** Grows with every change of the account: an older figure never replaces a newer one. */
  version: number;
}

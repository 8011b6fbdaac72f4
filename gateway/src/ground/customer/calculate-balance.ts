import type { BalanceFigures } from '@lineboard/domain/account/customer/balance-figures.schema';

/** An account as it is stored, with the fields that decide how much of it may be wagered. */
export interface AccountRow {
  current_balance_cents: number;
  at_risk_cents: number;
  free_play_balance_cents: number;
  version: number;
  credit_acct_flag: boolean;
  credit_limit_cents: number;
}

/** The columns of `account a` and `customer c`. */
export const ACCOUNT_COLUMNS = `a.current_balance_cents, a.at_risk_cents, a.free_play_balance_cents, a.version,
  c.credit_acct_flag, c.credit_limit_cents`;

/**
 * HR-42: what a credit customer may lose beyond the balance is the credit limit; a post-up customer has the balance.
 */
export const calculateBalance = (account: AccountRow): BalanceFigures => ({
  currentBalanceCents: account.current_balance_cents,
  atRiskCents: account.at_risk_cents,
  availableCents:
    account.current_balance_cents -
    account.at_risk_cents +
    (account.credit_acct_flag ? account.credit_limit_cents : 0),
  freePlayBalanceCents: account.free_play_balance_cents,
  version: account.version,
});

import type { BettingProfile, Restriction, WagerLimit } from '@lineboard/domain/customer/customer';

/** What of a customer every bet is judged by, as the database has it. */
export interface BettingRow {
  credit_acct_flag: boolean;
  enable_rif_flag: boolean;
  minimum_wager_cents: number;
  contest_max_payout_cents: number | null;
  if_bet_max_payout_cents: number | null;
  round_robin_max_bet_cents: number | null;
  round_robin_max_payout_cents: number | null;
  parlay_max_payout_cents: number | null;
  restrictions: readonly Restriction[];
  limits: readonly WagerLimit[];
}

/** The one place that reads it: what the customer is told is what the ticket is judged by. */
export const bettingProfileOf = (row: BettingRow): BettingProfile => ({
  creditAcctFlag: row.credit_acct_flag,
  enableRifFlag: row.enable_rif_flag,
  minimumWagerCents: row.minimum_wager_cents,
  contestMaxPayoutCents: row.contest_max_payout_cents,
  ifBetMaxPayoutCents: row.if_bet_max_payout_cents,
  roundRobinMaxBetCents: row.round_robin_max_bet_cents,
  roundRobinMaxPayoutCents: row.round_robin_max_payout_cents,
  parlayMaxPayoutCents: row.parlay_max_payout_cents,
  restrictions: row.restrictions,
  limits: row.limits,
});

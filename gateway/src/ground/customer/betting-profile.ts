import type {
  BettingProfile,
  Restriction,
  WagerLimit,
} from '@lineboard/domain/account/customer/customer.schema';
import { type CapColumns, readCaps } from '../database/cap-columns.ts';

/** The columns of a customer by which every bet is judged. */
export interface BettingRow extends CapColumns {
  currency: string;
  credit_acct_flag: boolean;
  enable_rif_flag: boolean;
  minimum_wager_cents: number;
  restrictions: readonly Restriction[];
  limits: readonly WagerLimit[];
}

/** The one place that reads it: what the customer is told is what the ticket is judged by. */
export const bettingProfileOf = (row: BettingRow): BettingProfile => ({
  currency: row.currency,
  creditAcctFlag: row.credit_acct_flag,
  enableRifFlag: row.enable_rif_flag,
  minimumWagerCents: row.minimum_wager_cents,
  ...readCaps(row),
  restrictions: row.restrictions,
  limits: row.limits,
});

const FIELDS = `json_build_object('sharePercent', s.share_percent, 'riskCents', s.risk_cents, 'toWinCents', s.to_win_cents,
  'paidCents', s.paid_cents, 'byTarget', s.by_target, 'leastCents', s.least_cents, 'seenCents', s.seen_cents,
  'tolerancePercent', s.tolerance_percent)`;

/**
 * The sale that a row of the ledger made or took back, as `MadeSale`; null of all other rows.
 *
 * @param row the alias of what has the row's `entry_id`
 */
export const saleOfEntry = (row: string): string => `(
  select ${FIELDS} from ledger k join wager_sale s on s.ticket_number = k.ticket_number and s.wager_number = k.wager_number
    and k.posting = case k.kind when 'wagerSale' then s.posting when 'saleReverse' then s.back_posting end
  where k.entry_id = ${row}.entry_id)`;

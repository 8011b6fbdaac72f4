/**
 * The rows of the ledger that make win and loss, by wager and by span of time: what it made (`net`) and what was risked
 * on it (`handle`), which is what they let go of. A correction in a later span takes as much as it gives, so a span
 * that was told stays as it was. The book's hold, customers' charts and their statements are made of these.
 *
 * `$1` where each span begins, and where the last one ends; `$2` the kinds of rows (`KINDS_OF_FIGURE.winLoss`); `$3`
 * whose they are, null: everybody's.
 */
export const GRADED_WAGERS = `
made as (
  select customer_id, ticket_number, wager_number, width_bucket(book_ms, $1::bigint[]) as span,
    sum(amount_cents) as net, 0 - sum(at_risk_cents) as handle
  from ledger where book_ms >= ($1::bigint[])[1] and book_ms < ($1::bigint[])[cardinality($1::bigint[])]
    and kind = any($2) and ($3::text is null or customer_id = $3)
  group by 1, 2, 3, 4
), graded as (
  select m.*, w.wager_type, (
    select coalesce(case when count(distinct i.sport_type) = 1 then min(i.sport_type) end, 'Several')
    from wager_item i where i.ticket_number = m.ticket_number and i.wager_number = m.wager_number
  ) as sport_type
  from made m join wager w using (ticket_number, wager_number)
)`;

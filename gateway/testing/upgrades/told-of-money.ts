/** What no step may change: how much there is of what customers were told, and what it comes to. */
export const COUNTED = `select
  (select count(*) from customer) as customers,
  (select count(*) from customer_restriction) as restrictions,
  (select count(*) from customer_limit) as limits,
  (select count(*) from session) as sessions,
  (select count(*) from action_log) as actions,
  (select count(*) from ticket) as tickets,
  (select sum(total_risk_cents) from ticket) as risked,
  (select count(*) from ticket_key) as keys,
  (select string_agg(status || n, ' ' order by status) from (select status, count(*) as n from wager group by 1) s) as wagers,
  (select sum(net_cents) from wager) as net,
  (select count(*) from wager_item) as items,
  (select count(*) from game_result) as results,
  (select count(*) from contest_result) as contests,
  (select count(*) from ledger) as entries,
  (select sum(amount_cents) from ledger) as amounts,
  (select sum(current_balance_cents) from account) as balances,
  (select sum(at_risk_cents) from account) as risks`;

/** Customers whose figures aren't the sums of their ledger: nobody, after any step. */
export const UNBALANCED = `select a.customer_id from account a
  left join (select customer_id, sum(amount_cents) as amount, sum(at_risk_cents) as risk, sum(free_play_cents) as free
    from ledger group by 1) l using (customer_id)
  where a.current_balance_cents <> coalesce(amount, 0) or a.at_risk_cents <> coalesce(risk, 0)
    or a.free_play_balance_cents <> coalesce(free, 0)`;

-- What customers set for themselves (docs/own-limits.md): limits, time-outs, reality checks.
create table own_limit (
  customer_id text not null references customer,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'time')),
  period text not null check (period in ('day', 'week', 'month')),
  -- Cents; of time, minutes.
  amount bigint not null check (amount >= 0),
  -- What takes its place, and when; no amount: no limit any more.
  next_amount bigint check (next_amount >= 0),
  next_at_ms bigint,
  primary key (customer_id, kind, period),
  check (kind <> 'time' or period = 'day'),
  check (next_amount is null or next_at_ms is not null)
);

-- The last one of each customer, which may be over.
create table time_out (
  customer_id text primary key references customer,
  length text not null check (length in ('day', 'week', 'month', 'sixMonths', 'untilAsked')),
  began_at_ms bigint not null,
  -- null: when the customer asks.
  ends_at_ms bigint,
  check (length = 'untilAsked' or ends_at_ms is not null)
);

-- A ticket that was judged before is judged again.
create trigger own_limit_change after insert or update or delete on own_limit
  for each row execute function raise_account_version();
create trigger time_out_change after insert or update or delete on time_out
  for each row execute function raise_account_version();

-- Minutes between two reality checks; 0: none.
alter table customer add reality_check_minutes integer not null default 0
  check (reality_check_minutes in (0, 15, 30, 60));

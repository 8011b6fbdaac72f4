-- A customer's week that was settled: what it ended with, and what was done about it. Never settled twice.
create table week_settlement (
  customer_id text not null references customer,
  -- The week's first day, e.g. 2026-11-16.
  monday text not null check (monday ~ '^\d{4}-\d{2}-\d{2}$'),
  closing_cents bigint not null,
  -- Paid in less paid out between the end of the week and this.
  paid_since_cents bigint not null,
  -- Its row of the ledger; 0: none was needed.
  settled_cents bigint not null,
  carried_cents bigint not null,
  actor text not null,
  at_ms bigint not null,
  primary key (customer_id, monday)
);

alter table ledger drop constraint ledger_kind_check;
alter table ledger add constraint ledger_kind_check check
  (kind in ('deposit', 'withdrawal', 'wager', 'grade', 'reverse', 'activate', 'deactivate', 'hold', 'release', 'cut',
    'freePlayReturn', 'freePlay', 'adjustment', 'settlement'));

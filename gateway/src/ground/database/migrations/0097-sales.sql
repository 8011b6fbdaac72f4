-- Selling an open wager back to the book (HR-50 to HR-56). A wager's amounts are those of what is left of it; what was
-- sold is kept beside them, so that both together are what was accepted.

alter table wager
  add sold_risk_cents bigint not null default 0,
  add sold_to_win_cents bigint not null default 0,
  add sold_paid_cents bigint not null default 0;
alter table wager add constraint wager_sold_check
  check (sold_risk_cents >= 0 and sold_to_win_cents >= 0 and sold_paid_cents >= 0) not valid;
-- S: sold whole; nothing is left of it.
alter table wager drop constraint wager_status_check;
alter table wager add constraint wager_status_check check (status in ('O', 'W', 'L', 'P', 'X', 'S')) not valid;
alter table wager drop constraint wager_risk_cents_check;
alter table wager add constraint wager_risk_cents_check
  check (risk_cents > 0 or risk_cents = 0 and status = 'S' and sold_risk_cents > 0) not valid;

alter table ledger drop constraint ledger_kind_check;
alter table ledger add constraint ledger_kind_check check
  (kind in ('deposit', 'withdrawal', 'wager', 'grade', 'reverse', 'wagerSale', 'activate', 'deactivate', 'hold', 'release',
    'cut', 'freePlayReturn', 'freePlay', 'adjustment', 'settlement', 'casinoHold', 'casino', 'cashRequest')) not valid;

-- Each key of a sale, and what became of it.
create table wager_sale (
  customer_id text not null references customer,
  key uuid not null,
  state text not null check (state in ('pending', 'sold', 'changed', 'refused', 'closed')),
  -- null of a key that was closed before anything was known of it.
  ticket_number bigint,
  wager_number integer,
  share_percent integer check (share_percent between 1 and 100),
  -- The smallest amount that the customer agreed to.
  least_cents bigint,
  by_target boolean not null default false,
  -- What was sold, and for how much.
  risk_cents bigint,
  to_win_cents bigint,
  paid_cents bigint,
  answer json not null,
  at_ms bigint not null,
  -- While it waits: when its delay ends, when it is looked at next, how often it failed.
  decide_at_ms bigint,
  try_at_ms bigint,
  tries integer not null default 0,
  primary key (customer_id, key),
  foreign key (ticket_number, wager_number) references wager,
  check (state = 'closed' or ticket_number is not null and share_percent is not null),
  check ((state = 'sold') = (paid_cents is not null)),
  check ((state = 'pending') = (try_at_ms is not null))
);
create unique index wager_sale_waiting on wager_sale (ticket_number, wager_number) where state = 'pending';
create index wager_sale_wager on wager_sale (ticket_number, wager_number);
create index wager_sale_due on wager_sale (try_at_ms) where state = 'pending';
create index wager_sale_at on wager_sale (at_ms) where state <> 'sold';

-- An amount at which the book sells a wager by itself (HR-55).
create table wager_sale_target (
  ticket_number bigint not null,
  wager_number integer not null,
  customer_id text not null references customer,
  amount_cents bigint not null check (amount_cents > 0),
  primary key (ticket_number, wager_number),
  foreign key (ticket_number, wager_number) references wager
);
create index wager_sale_target_customer on wager_sale_target (customer_id);

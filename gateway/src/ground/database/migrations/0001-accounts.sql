-- Customers, what they may do, their money, and who is signed in.
-- Money is integer cents; times are epoch milliseconds, of the wall clock unless the name says book.

create table customer (
  customer_id text primary key check (customer_id <> '' and length(customer_id) <= 64),
  password_hash text not null,
  agent_id text not null,
  store text not null,
  currency text not null check (length(currency) = 3),
  price_type text not null check (price_type in ('A', 'D', 'F')),
  credit_acct_flag boolean not null,
  credit_limit_cents bigint not null default 0 check (credit_limit_cents >= 0),
  is_demo boolean not null default false,
  enable_rif_flag boolean not null default false,
  minimum_wager_cents bigint not null check (minimum_wager_cents >= 0),
  round_robin_max_payout_cents bigint,
  round_robin_max_bet_cents bigint,
  contest_max_payout_cents bigint,
  if_bet_max_payout_cents bigint,
  time_zone text not null,
  comments_for_customer text,
  web_language text not null default 'en',
  web_pitcher_option text not null default 'listed' check (web_pitcher_option in ('listed', 'action')),
  favorite_sport_sub_type text,
  created_at_ms bigint not null
);

create table customer_restriction (
  customer_id text not null references customer,
  code text not null,
  params jsonb not null default '{}',
  primary key (customer_id, code)
);

create table customer_limit (
  limit_id bigint generated always as identity primary key,
  customer_id text not null references customer,
  sport_type text,
  sport_sub_type text,
  period_number integer,
  wager_type text check (wager_type in ('S', 'M', 'L', 'E', 'C')),
  max_base_cents bigint not null check (max_base_cents >= 0)
);
create index customer_limit_customer on customer_limit (customer_id);

-- The running sums of the ledger. Whoever changes a figure, a limit or a restriction raises the version:
-- a ticket that was judged by older figures is then judged again.
create table account (
  customer_id text primary key references customer,
  current_balance_cents bigint not null default 0,
  at_risk_cents bigint not null default 0 check (at_risk_cents >= 0),
  free_play_balance_cents bigint not null default 0 check (free_play_balance_cents >= 0),
  version bigint not null default 0
) with (fillfactor = 70);

-- Only the hash of the cookie is here: who reads this table can't sign in with it.
create table session (
  token_hash bytea primary key,
  customer_id text not null references customer,
  address text not null,
  created_at_ms bigint not null,
  expires_at_ms bigint not null
);
create index session_customer on session (customer_id);
create index session_expiry on session (expires_at_ms);

-- Failures in a row by customer id (known or not) and by address.
create table login_attempt (
  subject text primary key,
  failures integer not null,
  first_failure_at_ms bigint not null,
  locked_until_ms bigint not null default 0
);

-- Keys for encrypted passwords: used once, bound to the browser that asked, minutes long.
create table login_token (
  key_hash bytea primary key,
  visitor_hash bytea not null,
  expires_at_ms bigint not null
);
create index login_token_expiry on login_token (expires_at_ms);

create table action_log (
  action_id bigint generated always as identity primary key,
  customer_id text not null references customer,
  action text not null,
  detail text,
  at_ms bigint not null
);
create index action_log_customer on action_log (customer_id, at_ms);

-- The moment that ties the book's clock to the wall clock, per feed setting, so that a restart goes on where it was.
create table book_clock (
  feed text primary key,
  book_ms bigint not null,
  wall_ms bigint not null,
  speed double precision not null
);

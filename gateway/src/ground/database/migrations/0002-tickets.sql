-- Tickets, what they stand on, and the ledger that every balance comes from.

create sequence ticket_number_seq start 100001;

create table ticket (
  ticket_number bigint primary key,
  customer_id text not null references customer,
  wager_type text not null check (wager_type in ('straight')),
  accepted_at_ms bigint not null,
  accepted_book_ms bigint not null,
  total_risk_cents bigint not null check (total_risk_cents > 0),
  total_to_win_cents bigint not null
);
create index ticket_customer on ticket (customer_id, ticket_number);

-- What became of a key. The answer of a decided key never changes.
create table ticket_key (
  customer_id text not null,
  idempotency_key uuid not null,
  state text not null check (state in ('accepted', 'pending', 'refused', 'closed')),
  request_hash bytea,
  answer json not null,
  at_ms bigint not null,
  primary key (customer_id, idempotency_key)
);

-- Live wagers that wait (HR-44), with everything needed to decide them after a restart.
create table pending_ticket (
  customer_id text not null,
  idempotency_key uuid not null,
  request jsonb not null,
  decide_at_ms bigint not null,
  primary key (customer_id, idempotency_key),
  foreign key (customer_id, idempotency_key) references ticket_key
);
create index pending_ticket_due on pending_ticket (decide_at_ms);

create table wager (
  ticket_number bigint not null references ticket,
  wager_number integer not null,
  customer_id text not null,
  wager_type text not null check (wager_type in ('S')),
  -- O open, W won, L lost, P push, X no action
  status text not null default 'O' check (status in ('O', 'W', 'L', 'P', 'X')),
  risk_cents bigint not null check (risk_cents > 0),
  to_win_cents bigint not null check (to_win_cents >= 0),
  free_play_flag boolean not null default false,
  -- What grading added to the balance; null while open.
  net_cents bigint,
  graded_book_ms bigint,
  -- Ledger rows of this wager so far; a posting that doesn't find the number it expects was made by somebody else.
  postings integer not null default 1,
  primary key (ticket_number, wager_number)
);
create index wager_customer_open on wager (customer_id) where status = 'O';
create index wager_customer_graded on wager (customer_id, graded_book_ms) where status <> 'O';

-- The pick and everything about it that must not change afterwards.
create table wager_item (
  ticket_number bigint not null,
  wager_number integer not null,
  item_number integer not null,
  customer_id text not null,
  item_id text not null,
  open boolean not null default true,
  pick_key text not null,
  pick_type text not null check (pick_type in ('G', 'C')),
  game_num bigint,
  period_number integer,
  wager_type text,
  side text,
  contest_num bigint,
  contestant_num bigint,
  base_cents bigint not null,
  final_price integer not null,
  -- Points are multiples of a quarter: exact in binary.
  final_line double precision,
  sport_type text not null,
  sport_sub_type text not null,
  team1_id text not null,
  team2_id text not null,
  team1_rot_num integer not null,
  team2_rot_num integer not null,
  contest_desc text,
  contestant_name text,
  game_date_time_ms bigint not null,
  listed_pitcher1 text,
  listed_pitcher2 text,
  pitcher1_req_flag boolean not null,
  pitcher2_req_flag boolean not null,
  -- A draw was offered beside the money line: a tie loses for both teams.
  three_way boolean not null,
  -- The result that it was judged by last, and the score then.
  result_version integer,
  -- The new pitcher's price, when it took the place of the final price (HR-34).
  settled_price integer,
  score1 integer,
  score2 integer,
  primary key (ticket_number, wager_number, item_number),
  foreign key (ticket_number, wager_number) references wager
);
create index wager_item_exposure on wager_item (customer_id, pick_key) where open;
create index wager_item_open on wager_item (game_num, contest_num, contestant_num) where open;
create index wager_item_game on wager_item (game_num) where game_num is not null;
create index wager_item_contest on wager_item (contest_num, contestant_num) where contest_num is not null;

-- Append-only. current balance = sum(amount), at risk = sum(at_risk), free play = sum(free_play) of a customer.
create table ledger (
  entry_id bigint generated always as identity primary key,
  customer_id text not null,
  kind text not null check (kind in ('deposit', 'withdrawal', 'wager', 'grade', 'reverse')),
  amount_cents bigint not null,
  at_risk_cents bigint not null,
  free_play_cents bigint not null default 0,
  ticket_number bigint,
  wager_number integer,
  posting integer,
  at_ms bigint not null,
  book_ms bigint not null,
  foreign key (ticket_number, wager_number) references wager,
  unique (ticket_number, wager_number, posting)
);
create index ledger_customer on ledger (customer_id, entry_id);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end $$;
create trigger ledger_append_only before update or delete on ledger
  for each row execute function refuse_ledger_change();
create trigger ledger_never_emptied before truncate on ledger
  for each statement execute function refuse_ledger_change();

-- Results as they were recorded, corrections included. Versions count up per game or contestant.
create table game_result (
  game_num bigint not null,
  result_version integer not null,
  phase text not null check (phase in ('final', 'postponed', 'cancelled')),
  score1 integer not null,
  score2 integer not null,
  segments jsonb not null,
  starting_pitcher1 text,
  starting_pitcher2 text,
  log_epoch text not null,
  log_clk bigint not null,
  recorded_at_ms bigint not null,
  -- Every wager was graded by it; what is false after a crash is graded at the next start.
  done boolean not null default false,
  primary key (game_num, result_version)
);
create index game_result_undone on game_result (game_num) where not done;

create table contest_result (
  contest_num bigint not null,
  contestant_num bigint not null,
  result_version integer not null,
  outcome text not null check (outcome in ('W', 'L', 'P')),
  log_epoch text not null,
  log_clk bigint not null,
  recorded_at_ms bigint not null,
  done boolean not null default false,
  primary key (contest_num, contestant_num, result_version)
);
create index contest_result_undone on contest_result (contest_num, contestant_num) where not done;

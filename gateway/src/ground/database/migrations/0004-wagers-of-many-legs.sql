-- Every wager type: wagers of many items, legs with results of their own, open spots, rolling ifs, free play
-- (docs/adr/0006-many-legs.md).

alter table ticket drop constraint ticket_wager_type_check;
alter table ticket add constraint ticket_wager_type_check
  check (wager_type in ('straight', 'parlay', 'teaser', 'ifWinOnly', 'ifWinOrPush', 'actionReverse'));

alter table wager drop constraint wager_wager_type_check;
alter table wager
  -- S straight, P parlay and round robin, T teaser, I if bets and reverses
  add constraint wager_wager_type_check check (wager_type in ('S', 'P', 'T', 'I')),
  -- How the legs hang together (WagerTerms); null of a straight. Open spots are in their column.
  add terms jsonb,
  -- What at risk counts of it while it is open: 0 of a free play, and of a rolling if whose parent hasn't delivered.
  add held_cents bigint,
  -- Rises with every change of the wager or its items: who judged it by an older one judges it again.
  add revision integer not null default 0,
  add open_spots integer not null default 0 check (open_spots >= 0),
  -- Empty spots are no action after it; each graded leg moves it on.
  add fill_deadline_book_ms bigint,
  -- The wager that this one rolls from, and the ticket that rolls from this one.
  add parent_ticket_number bigint,
  add parent_wager_number integer,
  add rif_win_only boolean,
  add child_ticket_number bigint,
  add check ((parent_ticket_number is null) = (parent_wager_number is null)
    and (parent_ticket_number is null) = (rif_win_only is null));
update wager set held_cents = case when free_play_flag then 0 else risk_cents end;
alter table wager alter held_cents set not null, add check (held_cents >= 0);
create index wager_fill_deadline on wager (fill_deadline_book_ms) where status = 'O' and open_spots > 0;

alter table wager_item
  -- The leg's own amounts in straights, if bets and reverses; 0 in the others.
  add risk_cents bigint not null default 0,
  add to_win_cents bigint not null default 0,
  -- The line as it stood; null: the final figures are the line's.
  add line_price integer,
  add line_points double precision,
  add points_bought integer not null default 0,
  add teaser_points double precision not null default 0,
  -- Both halves of the stake, 'WW', 'WP', 'LL' ...; null while it isn't decided.
  add result text check (result ~ '^[WLPX]{2}$');
update wager_item i set risk_cents = w.risk_cents, to_win_cents = w.to_win_cents
  from wager w where w.ticket_number = i.ticket_number and w.wager_number = i.wager_number;
-- Results were not kept by leg before: a straight's status says it, but for the halves of quarter lines.
update wager_item i set result = case
    when i.final_line is null or i.final_line * 2 = trunc(i.final_line * 2) then w.status || w.status
    when w.status = 'W' and w.net_cents < w.to_win_cents then 'PW'
    when w.status = 'L' and w.net_cents > -w.risk_cents then 'LP'
    else w.status || w.status end
  from wager w where w.ticket_number = i.ticket_number and w.wager_number = i.wager_number and w.status <> 'O';

-- What was done to a ticket after it was accepted, each with the key that asked for it.
create table ticket_event (
  ticket_number bigint not null references ticket,
  event_number integer not null,
  customer_id text not null,
  kind text not null check (kind in ('fill')),
  wager_number integer not null,
  idempotency_key uuid not null,
  -- The items that were added, from this one on.
  first_item_number integer not null,
  items integer not null check (items > 0),
  to_win_cents bigint not null,
  at_ms bigint not null,
  book_ms bigint not null,
  primary key (ticket_number, event_number),
  foreign key (ticket_number, wager_number) references wager
);

alter table ledger drop constraint ledger_kind_check;
-- activate: a rolling if's parent delivered and its own risk is held from now on; deactivate: a corrected score took that back.
alter table ledger add constraint ledger_kind_check
  check (kind in ('deposit', 'withdrawal', 'wager', 'grade', 'reverse', 'activate', 'deactivate'));

alter table customer add parlay_max_payout_cents bigint;
alter table customer_limit drop constraint customer_limit_wager_type_check;
alter table customer_limit add constraint customer_limit_wager_type_check
  check (wager_type in ('S', 'M', 'L', 'E', 'C', 'P', 'T'));

drop trigger customer_terms_change on customer;
create trigger customer_terms_change after update of store, credit_acct_flag, credit_limit_cents, minimum_wager_cents,
  contest_max_payout_cents, if_bet_max_payout_cents, round_robin_max_bet_cents, round_robin_max_payout_cents,
  parlay_max_payout_cents, enable_rif_flag on customer for each row execute function raise_account_version();

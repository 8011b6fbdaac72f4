-- The risk of a live ticket is held from the moment of sending (HR-44, docs/adr/0011-pending-risk.md), a ticket that can't be
-- decided holds up nobody, and rows that a customer can make without end are found by their age.

alter table pending_ticket
  add sent_at_ms bigint,
  -- When it is looked at next, by the database's clock; null: at the moment of decision.
  add try_at_ms bigint,
  add tries integer not null default 0,
  -- Those that failed for a cause of the ticket's own; a few of them and it is refused.
  add failures integer not null default 0,
  add held_cents bigint not null default 0 check (held_cents >= 0),
  add free_play_cents bigint not null default 0 check (free_play_cents >= 0),
  -- What counts towards the limits while it waits (HR-4): base amounts by exposure key.
  add exposures jsonb not null default '{}',
  -- Its wagers as the open bets show them (`PendingBet`).
  add bets jsonb not null default '[]',
  -- The wager whose spots it fills, or that it rolls from: reserved while it waits.
  add filling_ticket_number bigint,
  add filling_wager_number integer,
  add parent_ticket_number bigint,
  add parent_wager_number integer;
drop index pending_ticket_due;
create index pending_ticket_due on pending_ticket (coalesce(try_at_ms, decide_at_ms));

-- hold: a pending ticket's risk and free play; release: the same back in the moment of its decision.
alter table ledger drop constraint ledger_kind_check;
alter table ledger
  add constraint ledger_kind_check check
    (kind in ('deposit', 'withdrawal', 'wager', 'grade', 'reverse', 'activate', 'deactivate', 'hold', 'release')),
  -- Of a hold and its release: the ticket's key.
  add idempotency_key uuid,
  add constraint ledger_hold_key_check check ((kind in ('hold', 'release')) = (idempotency_key is not null));
create unique index ledger_hold on ledger (customer_id, idempotency_key, kind) where idempotency_key is not null;

-- The password is given for a content, not for a key.
delete from ticket_password;
alter table ticket_password add request_hash bytea not null;

-- Keys that placed nothing are forgotten after a time, and only so many are closed.
create index ticket_key_without_ticket on ticket_key (at_ms) where state in ('closed', 'refused');
create index ticket_key_closed on ticket_key (customer_id, at_ms) where state = 'closed';
create index action_log_age on action_log (at_ms);

-- Open bets are read in pages, and counted.
drop index wager_customer_open;
create index wager_customer_open on wager (customer_id, ticket_number, wager_number) where status = 'O';

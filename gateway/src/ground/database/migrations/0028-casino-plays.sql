-- Plays of third parties' games. A play is there, not posted, from its stake on; its money moves once, when it is
-- posted to the ledger.
create table casino_play (
  play_id bigint generated always as identity primary key,
  customer_id text not null references customer,
  -- Whose game it is, as the integration names it.
  system text not null check (length(system) between 1 and 40),
  -- The system's own number of the play: told once, whatever is sent again.
  round text not null check (length(round) between 1 and 120),
  stake_cents bigint not null check (stake_cents >= 0),
  -- What it pays back, the stake included; null until its round has ended.
  win_cents bigint check (win_cents >= 0),
  accepted_book_ms bigint not null,
  posted_book_ms bigint,
  unique (system, round),
  check (posted_book_ms is null or win_cents is not null)
);
create index casino_play_not_posted on casino_play (customer_id, play_id desc) where posted_book_ms is null;

-- casinoHold holds a play's stake while it is not posted; casino releases it and moves what the play made.
alter table ledger add play_id bigint references casino_play;
alter table ledger drop constraint ledger_kind_check;
alter table ledger add constraint ledger_kind_check check
  (kind in ('deposit', 'withdrawal', 'wager', 'grade', 'reverse', 'activate', 'deactivate', 'hold', 'release', 'cut',
    'freePlayReturn', 'freePlay', 'adjustment', 'settlement', 'casinoHold', 'casino'));
alter table ledger add constraint ledger_play_check check ((play_id is not null) = (kind in ('casinoHold', 'casino')));
create unique index ledger_play on ledger (play_id, kind) where play_id is not null;

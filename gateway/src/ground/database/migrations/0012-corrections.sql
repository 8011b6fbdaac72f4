-- What grading may come to beside a plain result (docs/adr/0009-what-grading-takes-back.md).

-- live: a final that was taken back; the wagers that it graded are open again (HR-41).
alter table game_result drop constraint game_result_phase_check;
alter table game_result add constraint game_result_phase_check
  check (phase in ('final', 'postponed', 'cancelled', 'live'));
-- null: an outcome that was taken back. A dead heat says how many tied and for how many places (HR-40).
alter table contest_result alter outcome drop not null;
alter table contest_result
  add tied integer check (tied > 1),
  add places integer check (places > 0),
  add check ((tied is null) = (places is null));

alter table wager
  -- What a rolling if stakes and wins instead, since its parent gave back less than was counted on (HR-25).
  add cut_risk_cents bigint check (cut_risk_cents > 0 and cut_risk_cents < risk_cents),
  add cut_to_win_cents bigint,
  add check ((cut_risk_cents is null) = (cut_to_win_cents is null)),
  -- What of a free play's stake went back to the free-play balance (HR-31).
  add free_play_back_cents bigint not null default 0 check (free_play_back_cents >= 0);
alter table wager_item
  -- When its result came, in the book's time: the deadline of open spots counts from the last one (HR-15).
  add graded_book_ms bigint,
  add tied integer,
  add places integer;
-- Items that a final came for and didn't decide: they wait for its period scores (HR-40).
create index wager_item_waiting on wager_item (game_num) where open and result is null and result_version is not null;

-- Free play that was given back and spent may be taken back by a correction: the balance then says so.
alter table account drop constraint account_free_play_balance_cents_check;

-- cut: a rolling if holds less than its risk, or as much again; freePlayReturn: a free play's stake goes back, or is taken back.
alter table ledger drop constraint ledger_kind_check;
alter table ledger add constraint ledger_kind_check check
  (kind in ('deposit', 'withdrawal', 'wager', 'grade', 'reverse', 'activate', 'deactivate', 'hold', 'release', 'cut',
    'freePlayReturn'));

-- When a result counts (HR-70 to HR-76).

alter table game_result drop constraint game_result_phase_check;
alter table game_result
  add constraint game_result_phase_check check (phase in ('final', 'suspended', 'postponed', 'cancelled', 'live')),
  -- What decides how much of the game counts, where it was told: minutes, innings, who advances.
  add detail jsonb not null default '{}',
  -- Why it is believed by nobody yet: nothing is graded by it.
  add held text,
  -- What made this version beside a feed: an operator, or the end of a window that a feed began.
  add decision text check (decision in ('confirmed', 'heldAgain', 'reopened', 'closed')),
  -- Until when, in the book's time, a game that stopped or didn't begin may be played for its wagers.
  add due_book_ms bigint;
create index game_result_due on game_result (due_book_ms) where due_book_ms is not null;
create index game_result_held on game_result (game_num) where held is not null;

alter table score_override drop constraint score_override_phase_check;
alter table score_override
  add constraint score_override_phase_check check (phase in ('final', 'suspended', 'postponed', 'cancelled')),
  add detail jsonb not null default '{}';

alter table wager_item
  -- What an operator decided of the leg, beside its result: placed too late (HR-82), or at a line that was an obvious error.
  add ruling text check (ruling in ('pastPosting', 'obviousError')),
  -- The price and number that should have stood, by which it is graded (HR-83); what was accepted stays beside it.
  add ruled_price integer,
  add ruled_line double precision;

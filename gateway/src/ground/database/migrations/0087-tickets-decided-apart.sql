-- Legs that belong together and were accepted in one wager become straights on a ticket of their own (HR-85), which
-- names the wager that it came from.
alter table ticket
  add split_of_ticket bigint,
  add split_of_wager integer,
  -- No foreign key: tables that refer to each other can't be restored one after the other.
  add check ((split_of_ticket is null) = (split_of_wager is null));
create unique index ticket_split_of on ticket (split_of_ticket, split_of_wager) where split_of_ticket is not null;

-- What an operator decided of a leg is told in each customer's language, so its parts are kept beside the ruling:
-- who, and the ticket that took its place. Rulings from before have English words in `comments` and nobody here.
alter table wager_item drop constraint wager_item_ruling_check;
alter table wager_item
  add constraint wager_item_ruling_check
    check (ruling in ('pastPosting', 'onTime', 'obviousError', 'teamsChanged', 'relatedLegs', 'splitTakenBack')),
  add ruled_by text,
  add ruled_ticket bigint;

-- Places that were open when an operator made the wager no action, and until when: they are open again when that is
-- taken back (HR-15).
alter table wager
  add void_open_spots integer check (void_open_spots > 0),
  add void_fill_deadline_book_ms bigint;

-- The start that was told after the leg was accepted and lies before that: its payout waits for an operator (HR-82).
alter table wager_item add late_start_ms bigint;
create index wager_item_late on wager_item (game_num) where late_start_ms is not null;

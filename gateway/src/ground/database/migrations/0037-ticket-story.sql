-- What a ticket's own page tells beside its wagers: how it was asked for, and when each result came.
-- Rows from before have none of it.

alter table ticket
  -- The key that it was placed with: a live ticket's hold and release in the ledger have it, too.
  add idempotency_key uuid,
  -- Which moved prices it was accepted at unasked.
  add price_acceptance text check (price_acceptance in ('none', 'better', 'close', 'any'));

alter table wager_item
  -- What the customer saw in the cell when the ticket was sent.
  add seen_price integer,
  add seen_line double precision,
  -- What its game forbade it in parlays then (HR-11).
  add parlay_restriction text check (parlay_restriction in ('D', 'S')),
  -- What the book has to say of it to its customer.
  add comments text check (length(comments) between 1 and 200);

-- When a result came, by the book's clock, as everything that customers are told.
alter table game_result add recorded_book_ms bigint;
alter table contest_result add recorded_book_ms bigint;

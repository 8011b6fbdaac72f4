-- HR-84: what fillings of one book day added to the possible winnings of tickets of earlier days. The day is its first
-- millisecond by the book's clock; null: nothing was filled yet.
alter table account
  add filled_day_ms bigint,
  add filled_day_cents bigint not null default 0;

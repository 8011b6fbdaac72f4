-- How the main lines of games moved, for each market of a store one row a second in which it moved. A row holds the
-- market as it was at the end of that second, and until the next one.
create table line_move (
  game_num bigint not null,
  period_number integer not null,
  -- S spread, M money line, L total, E1 and E2 the teams' own totals.
  market text not null check (market in ('S', 'M', 'L', 'E1', 'E2')),
  store text not null,
  -- The second's beginning, by the book's clock.
  at_ms bigint not null,
  -- Of team 1, or the total's number.
  points double precision,
  -- Of team 2, for a spread alone.
  points2 double precision,
  -- Of team 1 or the over.
  price1 integer,
  -- Of team 2 or the under.
  price2 integer,
  price_draw integer,
  -- It could be bet on, and its period had not begun.
  open_before boolean not null,
  -- When its period begins, as it was told then; book's clock.
  begins_ms bigint not null,
  pitcher1 text,
  pitcher2 text,
  -- When its period begins, by the wall clock: it is kept for a time from then on.
  over_ms bigint not null,
  primary key (game_num, period_number, market, store, at_ms)
);
create index line_move_over on line_move (over_ms);

-- The close of a leg (HR-60): the last line before its period began, with its own side's price first. No prices: there
-- is none. It is worked out anew once its period is said to have begun at another time than `close_begins_ms`, which is
-- 0 where no line was known and null before it was looked for.
alter table wager_item
  add close_prices integer[],
  add close_points double precision,
  add close_begins_ms bigint;

-- How the lines of contestants moved, for each of them in a store one row a second in which it moved: the line as it
-- was at the end of that second, and until the next one.
create table contest_move (
  contest_num bigint not null,
  contestant_num bigint not null,
  store text not null,
  -- The second's beginning, by the book's clock.
  at_ms bigint not null,
  feed_id text not null,
  -- Of an over or under it has the number.
  contestant_name text not null,
  -- null: it could not be bet on.
  price integer,
  -- The contest's cut-off, as it was told then; book's clock.
  begins_ms bigint not null,
  -- It is kept for a time from then on, by the wall clock: the cut-off, or when a later row took the place of this one.
  over_ms bigint not null,
  primary key (contest_num, contestant_num, store, at_ms)
);
create index contest_move_over on contest_move (over_ms);

-- What the prices of all contestants of a contest that aren't decided come to, a row for each second in which that
-- moved: a contest has thousands of contestants, and each of them is one side of the market.
create table contest_sum (
  contest_num bigint not null,
  store text not null,
  at_ms bigint not null,
  -- Implied probabilities, in billionths; null: one of them could not be bet on, or there is only one.
  sides_sum bigint,
  -- As in contest_move.
  over_ms bigint not null,
  primary key (contest_num, store, at_ms)
);
create index contest_sum_over on contest_sum (over_ms);

-- The close of a leg on a contestant has its own price alone in `close_prices`, and the sum of all sides here.
alter table wager_item add close_sides_sum bigint;

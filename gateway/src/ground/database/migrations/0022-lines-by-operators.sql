-- What operators put on lines of games, in place of what feeds show: held, circled, taken down.
create table line_override (
  game_num integer not null,
  -- Whose game it was then.
  feed_id text not null,
  kind text not null check (kind in ('hold', 'circle', 'takeDown')),
  -- null: every period, every market.
  period_number integer,
  market text check (market in ('S', 'M', 'L', 'E')),
  max_wager_cents bigint,
  actor text not null,
  note text,
  at_ms bigint not null,
  unique nulls not distinct (game_num, kind, period_number, market),
  check ((kind = 'circle') = (max_wager_cents is not null))
);

-- Scores that operators set in place of the feed's.
create table score_override (
  game_num integer primary key,
  feed_id text not null,
  phase text not null check (phase in ('final', 'postponed', 'cancelled')),
  score1 integer not null,
  score2 integer not null,
  segments jsonb not null,
  starting_pitcher1 text,
  starting_pitcher2 text,
  actor text not null,
  note text,
  at_ms bigint not null
);

-- Grows with each change of the two, which take turns by it: who has read a revision has read all before it.
create table override_revision (
  one boolean primary key default true check (one),
  revision bigint not null default 0
);
insert into override_revision default values;

-- Stores that operators made: a feed's line in any other is refused.
create table store (
  store text primary key,
  actor text not null,
  at_ms bigint not null
);
insert into store (store, actor, at_ms) select distinct store, 'upgrade', 0 from customer;

-- Leagues that were taken from a feed once: a name that is nearly one of them is refused.
create table league (
  sport_type text not null,
  sport_sub_type text not null,
  feed_id text not null,
  at_ms bigint not null,
  primary key (sport_type, sport_sub_type)
);
insert into league (sport_type, sport_sub_type, feed_id, at_ms)
  select sport_type, sport_sub_type, coalesce(min(feed_id), ''), 0 from wager_item
  where game_num is not null group by sport_type, sport_sub_type;

-- What operators are told: each mistake once, however many rows repeat it, and once more when it has ended.
create table operator_notice (
  notice_id bigint generated always as identity primary key,
  -- What it is about: of one thing there is one that hasn't ended.
  about text not null,
  feed_id text not null,
  code text not null,
  level text not null check (level in ('log', 'warn', 'urgent')),
  detail text not null,
  -- What is held for it, as the guard of the feed has it; null: nothing.
  doubt jsonb,
  began_at_ms bigint not null,
  told_at_ms bigint,
  ended_at_ms bigint,
  ending text check (ending in ('right', 'again', 'operator', 'gone')),
  end_told_at_ms bigint,
  -- An operator took what the feed says, or took that back.
  decision text check (decision in ('believe', 'doubt')),
  decided_by text,
  decided_at_ms bigint,
  decision_note text,
  -- What was decided has reached the books.
  done_at_ms bigint
);
create unique index operator_notice_open on operator_notice (about) where ended_at_ms is null;
create index operator_notice_untold on operator_notice (notice_id)
  where level <> 'log' and (told_at_ms is null or ended_at_ms is not null and end_told_at_ms is null);
create index operator_notice_decided on operator_notice (feed_id) where decision is not null and done_at_ms is null;

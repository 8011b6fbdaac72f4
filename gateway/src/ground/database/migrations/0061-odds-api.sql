-- What the feed of The Odds API has to know beyond its process: by which number it told an event, so that a restart and
-- another gateway go on with the same one, and what it has spent of its requests.

create table odds_api_event (
  -- Above the numbers of replays; 7.4 million of them are left.
  game_num integer primary key
    generated always as identity (start with 2140000001 minvalue 2140000001 maxvalue 2147483647),
  event_id text not null unique,
  sport_key text not null,
  -- Names as they were told first: a final is found by them.
  home_team text not null,
  away_team text not null,
  commence_ms bigint not null
);
create index odds_api_event_commence on odds_api_event (commence_ms);

create table odds_api_spending (
  -- Days since 1970 by UTC.
  day integer primary key,
  spent integer not null check (spent >= 0)
);

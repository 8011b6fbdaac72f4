-- What a customer chooses in the settings; null: not chosen yet.
alter table customer
  add web_home_page text,
  add favorite_sport_type text,
  add favorite_team_id text,
  add web_remember_password boolean not null default false,
  add default_integration text;

-- Until when the browser signs its customer in by itself; null: it doesn't.
alter table known_device add remembered_until_ms bigint;

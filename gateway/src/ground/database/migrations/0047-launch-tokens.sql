-- One-time keys with which a page's frame opens a provider's game: good for one use, by one provider, for seconds, and
-- never longer than the session of the page. Only their hashes are here.
create table launch_token (
  token_hash bytea primary key,
  session_token_hash bytea not null references session on delete cascade,
  customer_id text not null references customer,
  provider text not null check (length(provider) between 1 and 40),
  integration text not null check (length(integration) between 1 and 40),
  -- What is opened in the integration; null: its lobby.
  game text check (length(game) between 1 and 80),
  expires_at_ms bigint not null
);
create index launch_token_session on launch_token (session_token_hash);
create index launch_token_expiry on launch_token (expires_at_ms);

-- The sandbox's own books, as a third party would have them elsewhere: nothing here refers to a row of the book, nor any
-- row of the book to one of these. Players are known by the names that the wallet told.
create table sandbox_session (
  token_hash bytea primary key,
  -- What the wallet opened for it.
  wallet_session text not null,
  player text not null check (length(player) between 1 and 60),
  currency text not null,
  entered_at_ms bigint not null,
  seen_at_ms bigint not null
);
create index sandbox_session_player on sandbox_session (player, entered_at_ms desc);
create index sandbox_session_seen on sandbox_session (seen_at_ms);

-- A player's place at a game, held for each move at it: one server seed after the other, one of them not revealed.
create table sandbox_seed (
  seed_id bigint generated always as identity primary key,
  player text not null,
  game text not null check (length(game) between 1 and 40),
  title text not null check (length(title) <= 60),
  server_seed text not null check (length(server_seed) = 64),
  next_nonce integer not null default 0,
  revealed_at_ms bigint
);
create unique index sandbox_seed_now on sandbox_seed (player, game, title) where revealed_at_ms is null;

create table sandbox_round (
  round_id text primary key check (length(round_id) between 1 and 60),
  seed_id bigint not null references sandbox_seed,
  nonce integer not null,
  client_seed text not null,
  currency text not null,
  bet jsonb not null,
  moves jsonb not null default '[]',
  -- As the player sees it; null until the stake is decided.
  state jsonb,
  stake_cents bigint not null check (stake_cents >= 0),
  -- A step whose stake the book was asked for: shown when it is decided.
  pending jsonb,
  win_cents bigint check (win_cents >= 0),
  -- Why the book didn't take its first stake: then nothing of it was played.
  refused_code text,
  started_at_ms bigint not null,
  ended_at_ms bigint,
  unique (seed_id, nonce)
);
create unique index sandbox_round_open on sandbox_round (seed_id) where ended_at_ms is null;

-- Calls of the wallet, written with what they are about and sent until they are decided, in their order for each round.
create table sandbox_wallet_call (
  call_id bigint generated always as identity primary key,
  round_id text not null references sandbox_round on delete cascade,
  call text not null check (call in ('bet', 'win', 'refund', 'close')),
  transaction text not null unique,
  -- The very bytes, the same at each try.
  body text not null,
  made_at_ms bigint not null,
  due_at_ms bigint not null,
  attempts integer not null default 0,
  decided_at_ms bigint,
  -- null: taken.
  refused_code text,
  balance_cents bigint
);
create index sandbox_wallet_call_due on sandbox_wallet_call (due_at_ms) where decided_at_ms is null;
create index sandbox_wallet_call_round on sandbox_wallet_call (round_id, call_id);

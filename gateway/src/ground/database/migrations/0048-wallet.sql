-- The wallet: sessions in which providers' games are played, what providers' transactions came to, and rounds of theirs.
-- A round is a casino play. `provider` is whose number it is: several providers may serve one system.
alter table casino_play
  add provider text check (length(provider) between 1 and 40),
  add game text check (length(game) between 1 and 80),
  -- When a wallet call last told of it, by the wall clock; null: no wallet call did.
  add told_at_ms bigint,
  add closed_by text check (closed_by in ('provider', 'rule', 'operator')),
  -- Its stake was given back, whatever it had won.
  add is_returned boolean not null default false;
update casino_play set provider = system;
alter table casino_play
  alter provider set not null,
  drop constraint casino_play_system_round_key,
  add unique (provider, round);
create index casino_play_not_told on casino_play (told_at_ms) where posted_book_ms is null and told_at_ms is not null;

-- Each further stake of a round, and each that is taken back, is a casinoHold of its own; the play is posted once.
drop index ledger_play;
create unique index ledger_play_posted on ledger (play_id) where kind = 'casino';

create table wallet_session (
  session_hash bytea primary key,
  provider text not null,
  customer_id text not null references customer,
  -- The page's session that the game was opened in: with it this one ends.
  session_token_hash bytea not null references session on delete cascade,
  integration text not null,
  game text,
  created_at_ms bigint not null,
  expires_at_ms bigint not null
);
create index wallet_session_customer on wallet_session (customer_id, provider, created_at_ms);
create index wallet_session_session on wallet_session (session_token_hash);
create index wallet_session_expiry on wallet_session (expires_at_ms);

-- What was decided of a provider's transaction: sent again it is answered alike, by whichever gateway. Kept for good, as
-- the ledger is.
create table wallet_transaction (
  provider text not null,
  transaction text not null check (length(transaction) between 1 and 120),
  call text not null check (call in ('bet', 'win', 'refund', 'close')),
  -- Of what was sent; null: a bet that was taken back before it came.
  request_hash bytea,
  -- Null: refused before it was about a round that is there.
  play_id bigint references casino_play,
  amount_cents bigint not null,
  -- Why it was refused; null: it was not.
  code text,
  balance_cents bigint,
  -- The transaction that took this bet back.
  refunded_by text,
  at_ms bigint not null,
  primary key (provider, transaction)
);

-- What players' names are made with, and the key of the sandbox, the same for all gateways of the book.
insert into book_secret
select name, encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex')
from unnest(array['wallet player', 'sandbox wallet key']) as name;

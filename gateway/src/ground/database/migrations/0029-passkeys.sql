-- A passkey beside the password. Nothing of it is secret: what could sign anybody in stays in the customer's device.
create table passkey (
  passkey_id uuid primary key default gen_random_uuid(),
  customer_id text not null references customer,
  -- As the device names it.
  credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
  public_key bytea not null check (length(public_key) between 1 and 1100),
  -- How often it was used, as the device counts; 0 of those that don't count.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  -- The host that it is for, and the hosts below it.
  rp_id text not null,
  name text not null check (length(name) between 1 and 60),
  created_at_ms bigint not null,
  used_at_ms bigint
);
create index passkey_customer on passkey (customer_id);

-- What a passkey has to sign, once: of which only the hash stays here.
create table passkey_challenge (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('signIn', 'confirm', 'add')),
  -- Of the cookie of whoever asked: the browser's to sign in, the session's otherwise.
  holder_hash bytea not null,
  expires_at_ms bigint not null
);

-- What devices know the customer by; drawn, it says nothing of the account.
alter table customer add passkey_user_id bytea;

-- When who is asking was last shown by password or passkey; null: by nothing but a device that is remembered.
alter table session
  add confirmed_at_ms bigint,
  -- That it began with.
  add passkey_id uuid;
create index session_passkey on session (passkey_id) where passkey_id is not null;

-- That was last used there to sign in; null: it was the password.
alter table known_device add passkey_id uuid;

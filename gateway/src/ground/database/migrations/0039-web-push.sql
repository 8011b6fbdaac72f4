-- Where customers are told of news while the page is closed: a browser's subscription to the push service of its vendor.
create table push_subscription (
  subscription_id bigint generated always as identity primary key,
  customer_id text not null references customer,
  -- Of the session that it was asked for in. No references: a session that runs out leaves it be, one that is ended
  -- takes it along, whatever it is ended by; so these columns have the names that they have there.
  token_hash bytea not null,
  device_id uuid,
  passkey_id uuid,
  -- An address that the gateway calls; its host is one of those that the operator allows.
  endpoint text not null unique check (length(endpoint) <= 1000),
  host text not null,
  -- The browser's keys: what is sent can be read by it alone.
  p256dh text not null,
  auth text not null,
  tells_graded boolean not null,
  tells_decided boolean not null,
  tells_messages boolean not null,
  shows_amounts boolean not null,
  -- Nothing from before this is told.
  since_ms bigint not null,
  -- When a page of this browser said last that it is there.
  seen_at_ms bigint not null,
  -- In a row, and when it may be tried again.
  failures integer not null default 0,
  try_at_ms bigint not null default 0
);
create index push_subscription_customer on push_subscription (customer_id);
create index push_subscription_session on push_subscription (token_hash);
create index push_subscription_age on push_subscription (seen_at_ms);

-- What a browser has been told: each notice once, whichever gateway tells it.
create table push_sent (
  subscription_id bigint not null references push_subscription on delete cascade,
  notice text not null,
  at_ms bigint not null,
  primary key (subscription_id, notice)
);
create index push_sent_age on push_sent (at_ms);

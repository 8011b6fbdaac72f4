-- What a customer is told of the own sessions. A session ends by idle time, counted from what the customer last did.
alter table session
  add user_agent text not null default '' check (length(user_agent) <= 300),
  add active_at_ms bigint,
  add device_id uuid;
create index session_device on session (device_id) where device_id is not null;

-- A device as the customer knows it. With the restriction DDBA an account is used on authorized devices alone; those
-- that were known before are.
alter table known_device
  add device_id uuid not null default gen_random_uuid(),
  add user_agent text not null default '' check (length(user_agent) <= 300),
  add address text not null default '',
  add first_seen_at_ms bigint,
  add is_authorized boolean not null default true;
create unique index known_device_id on known_device (device_id);

-- When and from where a customer signed in: the last few of each.
create table sign_in (
  sign_in_id bigint generated always as identity primary key,
  customer_id text not null references customer,
  at_ms bigint not null,
  address text not null,
  user_agent text not null
);
create index sign_in_customer on sign_in (customer_id, sign_in_id);

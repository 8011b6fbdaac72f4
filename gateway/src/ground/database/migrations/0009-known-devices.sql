-- Tries whose password is being looked at: they take up room among the failures allowed, and are none.
alter table login_attempt add in_flight integer not null default 0;
create index login_attempt_age on login_attempt (first_failure_at_ms);

-- How fast passwords of one customer id, existing or not, may be tried from devices that it is new to: the moment up to
-- which the tries made so far use up the rate.
create table guess_rate (
  subject text primary key,
  used_until_ms bigint not null
);
create index guess_rate_age on guess_rate (used_until_ms);

-- Browsers in which a customer has signed in before: what strangers try doesn't keep them out.
create table known_device (
  token_hash bytea not null,
  customer_id text not null references customer,
  seen_at_ms bigint not null,
  primary key (token_hash, customer_id)
);
create index known_device_customer on known_device (customer_id, seen_at_ms);
create index known_device_age on known_device (seen_at_ms);

-- Where a customer is written to; whoever reads mail there can choose a new password. Not unique: a couple may share one.
alter table customer add email text check (length(email) between 3 and 254);
create index customer_email on customer (lower(email)) where email is not null;

-- Links to choose a new password: used once, minutes long. Only the hash of what stands in the link is here. A link
-- holds for the password and the address that it was sent for: another one of either, and it opens nothing.
create table password_reset (
  token_hash bytea primary key,
  customer_id text not null references customer,
  password_hash text not null,
  email text not null,
  expires_at_ms bigint not null
);
create index password_reset_customer on password_reset (customer_id);
create index password_reset_expiry on password_reset (expires_at_ms);

-- What the book says of a customer: taken for a bot, set offline, an affiliate, and how integrations know the account.
alter table customer
  add customer_is_a_bot boolean not null default false,
  add is_offline boolean not null default false,
  add is_affiliate boolean not null default false,
  add integration_id text check (length(integration_id) between 1 and 64);

-- A customer who is taken for a bot passes the captcha once in each session.
alter table session add captcha_passed_at_ms bigint;

-- Tokens of captchas that were passed: none passes twice, on whichever gateway. Only their hashes are here.
create table used_captcha (
  token_hash bytea primary key,
  expires_at_ms bigint not null
);
create index used_captcha_expiry on used_captcha (expires_at_ms);

-- What the gateways of one book sign with, the same for all of them: 244 random bits each.
create table book_secret (name text primary key, secret text not null);
insert into book_secret
select name, encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex')
from unnest(array['captcha challenge', 'captcha answer']) as name;

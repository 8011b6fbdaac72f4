-- The affiliate system that the sandbox plays: what it was asked for a token of, good once, for a minute. Only hashes are
-- here, and names as the book told them, as with any other company.
create table sandbox_affiliate_token (
  token_hash bytea primary key,
  customer_id text not null check (length(customer_id) between 1 and 80),
  expires_at_ms bigint not null
);
create index sandbox_affiliate_token_expiry on sandbox_affiliate_token (expires_at_ms);

-- The book's password at that system, and what agents' tokens are signed with where nobody set a key: the same for all
-- gateways of the book.
insert into book_secret
select name, encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex')
from unnest(array['sandbox affiliate password', 'sandbox agent key']) as name;

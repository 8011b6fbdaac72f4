-- A customer's link to the receipt of one ticket, for somebody who isn't signed in. Only the hash of the token is here:
-- who reads this table can't open a receipt with it. What it shows beside bet, price, result and times, the customer
-- said when it was made.
create table receipt_link (
  customer_id text not null references customer on delete cascade,
  ticket_number bigint not null references ticket,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  shows_money boolean not null,
  shows_number boolean not null,
  shown_name text check (char_length(shown_name) between 1 and 40),
  made_at_ms bigint not null,
  primary key (customer_id, ticket_number)
);

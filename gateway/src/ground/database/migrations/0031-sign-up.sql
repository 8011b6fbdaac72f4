-- Numbers of accounts that people open by themselves.
create sequence customer_number start 100001;

-- What was told when an account was opened so; its mail address becomes the account's once it is confirmed.
create table sign_up (
  customer_id text primary key references customer,
  email text not null,
  country text not null,
  state text,
  phone text,
  born_on text not null,
  agreed_at_ms bigint not null,
  -- Of the link in the message; null: none was sent, or it was used.
  confirm_token_hash bytea unique,
  confirmed_at_ms bigint
);

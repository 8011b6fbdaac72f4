-- What operators tell customers: messages in the inbox, and a comment on the account.

-- Written once, however many get it; nothing of it is changed afterwards but that it is taken back.
create table message (
  message_id bigint generated always as identity primary key,
  subject text not null,
  -- Markdown.
  body text not null,
  -- M is read by being listed; H stands over the page until it is read.
  priority text check (priority in ('M', 'H')),
  recipients integer not null,
  actor text not null,
  sent_at_ms bigint not null,
  recalled_at_ms bigint
);

-- A message as one customer has it.
create table customer_message (
  customer_id text not null references customer,
  message_id bigint not null references message,
  -- null: unread; R: read; D: deleted by the customer.
  status text check (status in ('R', 'D')),
  changed_at_ms bigint,
  primary key (customer_id, message_id)
);
create index customer_message_of_message on customer_message (message_id, status);
create index customer_message_unread on customer_message (customer_id, message_id) where status is null;

-- A message that was taken back from one customer.
create table banned_message (
  message_id bigint not null references message,
  customer_id text not null references customer,
  primary key (customer_id, message_id)
);

-- A comment says it is about the moment it was written: a later one isn't hidden with it.
alter table customer
  add comments_written_at_ms bigint,
  add comments_expire_at_ms bigint,
  add comments_hidden boolean not null default false,
  -- Of the ledger: up to here the customer has seen what came of tickets.
  add notifications_seen_entry_id bigint not null default 0;

-- Tickets whose customer gave the password for them (spec 2 §5); looked at when the ticket comes, swept after a day.
create table ticket_password (
  customer_id text not null references customer,
  idempotency_key uuid not null,
  confirmed_at_ms bigint not null,
  primary key (customer_id, idempotency_key)
);
create index ticket_password_age on ticket_password (confirmed_at_ms);

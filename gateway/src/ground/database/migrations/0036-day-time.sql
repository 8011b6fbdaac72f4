-- For how long a customer was signed in on a day (OWN-9), counted while the time of a day is limited: the last day.
create table day_time (
  customer_id text primary key references customer,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  used_ms bigint not null check (used_ms >= 0),
  -- Up to when it was counted, by the wall clock.
  counted_at_ms bigint not null
);

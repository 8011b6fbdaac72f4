-- A customer is told once a line stands at a number, or moves. The book judges it with the moves of the line, in their
-- transaction.
create table line_alert (
  alert_id bigint generated always as identity primary key,
  customer_id text not null references customer,
  game_num bigint not null,
  period_number integer not null,
  -- As in line_move.
  market text not null check (market in ('S', 'M', 'L', 'E1', 'E2')),
  store text not null,
  side text not null check (
    side in ('team1', 'team2', 'draw', 'over', 'under', 'team1Over', 'team1Under', 'team2Over', 'team2Under')),
  -- As the customer knew the game, for a list that outlives it.
  team1 text not null,
  team2 text not null,
  -- Asked for: a number, a price, or both.
  points double precision,
  price integer,
  -- Asked for: so many points, or cents of a money line's price, within so many minutes.
  move_by double precision check (move_by > 0),
  within_minutes integer check (within_minutes > 0),
  repeats boolean not null,
  -- When its period begins, as it was told last: by the book's clock, and by the wall clock.
  begins_ms bigint not null,
  over_ms bigint not null,
  -- Moves count from here, by the book's clock: when it was made, or told last.
  since_ms bigint not null,
  -- It was made after the line moved last, so that nobody has judged it.
  is_new boolean not null default true,
  -- The line has not been at the number since it was told.
  is_away boolean not null default true,
  told_count integer not null default 0,
  -- Wall clock.
  told_at_ms bigint,
  -- What the side's line was then.
  told_points double precision,
  told_price integer,
  -- It was told once and for all, or its period has begun; wall clock.
  ended_ms bigint,
  check ((move_by is null) = (within_minutes is null)),
  check ((move_by is null) = (points is not null or price is not null))
);
create index line_alert_customer on line_alert (customer_id, alert_id);
create index line_alert_market on line_alert (game_num, period_number, market, store) where ended_ms is null;
create index line_alert_new on line_alert (alert_id) where is_new and ended_ms is null;
create index line_alert_over on line_alert (over_ms);

alter table push_due drop constraint push_due_kind_check;
alter table push_due add constraint push_due_kind_check
  check (kind in ('graded', 'decided', 'message', 'alert')) not valid;

-- Whoever has notifications at all gets an alert: it was asked for by itself.
create function queue_push_of_alert() returns trigger language plpgsql as $$
begin
  insert into push_due (subscription_id, kind, id, customer_id, at_ms)
  select subscription_id, 'alert', new.alert_id, customer_id, new.told_at_ms
  from push_subscription where customer_id = new.customer_id
  on conflict (subscription_id, kind, id) do update set at_ms = excluded.at_ms;
  return null;
end $$;
create trigger line_alert_push after update on line_alert
  for each row when (new.told_count > old.told_count) execute function queue_push_of_alert();

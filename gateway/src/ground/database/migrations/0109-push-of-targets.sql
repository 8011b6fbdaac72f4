alter table push_due drop constraint push_due_kind_check;
alter table push_due add constraint push_due_kind_check
  check (kind in ('graded', 'decided', 'message', 'alert', 'sold')) not valid;

-- A bet is bought back at its target with the page closed: whoever has notifications at all is told, as of an alert, for
-- it was asked for by itself. The id is that of the ledger's entry.
create function queue_push_of_target() returns trigger language plpgsql as $$
begin
  insert into push_due (subscription_id, kind, id, customer_id, at_ms)
  select s.subscription_id, 'sold', l.entry_id, l.customer_id, l.at_ms
  from ledger l join push_subscription s using (customer_id)
  where l.ticket_number = new.ticket_number and l.wager_number = new.wager_number and l.posting = new.posting
  on conflict do nothing;
  return null;
end $$;
create trigger wager_sale_push after insert on wager_sale
  for each row when (new.by_target and new.state = 'sold') execute function queue_push_of_target();

-- What browsers are still to be told, a row for each browser and notice: finding it costs as much as there is to tell,
-- however many browsers there are. Whoever takes a row tells it; one that couldn't be told is put back.
create table push_due (
  -- No references: writing money never waits for a browser that is being removed, nor fails with it. A row without its
  -- browser is told to nobody and goes with its age.
  subscription_id bigint not null,
  kind text not null check (kind in ('graded', 'decided', 'message')),
  -- Of the ledger's entry, or of the message.
  id bigint not null,
  -- Whose it is: a browser that somebody else signs in with meanwhile isn't told.
  customer_id text not null,
  at_ms bigint not null,
  primary key (subscription_id, kind, id)
);
create index push_due_age on push_due (at_ms);

-- Written by the database itself, in the transaction that makes the news: whoever grades, decides or sends can't forget
-- it, and a customer without such browsers costs one look into an index.
create function queue_push_of_entry() returns trigger language plpgsql as $$
begin
  insert into push_due (subscription_id, kind, id, customer_id, at_ms)
  select subscription_id, case new.kind when 'grade' then 'graded' else 'decided' end, new.entry_id, customer_id, new.at_ms
  from push_subscription
  where customer_id = new.customer_id and case new.kind when 'grade' then tells_graded else tells_decided end;
  return null;
end $$;
create trigger ledger_push after insert on ledger
  for each row when (new.kind in ('grade', 'release')) execute function queue_push_of_entry();

create function queue_push_of_messages() returns trigger language plpgsql as $$
begin
  insert into push_due (subscription_id, kind, id, customer_id, at_ms)
  select s.subscription_id, 'message', a.message_id, a.customer_id, m.sent_at_ms
  from added a join message m using (message_id) join push_subscription s using (customer_id)
  where s.tells_messages and a.status is null;
  return null;
end $$;
create trigger customer_message_push after insert on customer_message
  referencing new table as added for each statement execute function queue_push_of_messages();

-- What the gateway that is replaced hadn't come to yet.
insert into push_due (subscription_id, kind, id, customer_id, at_ms)
select s.subscription_id, n.kind, n.id, s.customer_id, n.at_ms
from (select extract(epoch from now()) * 1000 - 6 * 3600000 as from_ms) since
  cross join lateral (
    select l.customer_id, 'entry-' as mark, case l.kind when 'grade' then 'graded' else 'decided' end as kind,
      l.entry_id as id, l.at_ms
    from ledger l where l.kind in ('grade', 'release') and l.at_ms >= since.from_ms
    union all
    select c.customer_id, 'message-', 'message', m.message_id, m.sent_at_ms
    from message m join customer_message c using (message_id)
    where m.sent_at_ms >= since.from_ms and c.status is null
  ) n
  join push_subscription s using (customer_id)
where n.at_ms >= s.since_ms
  and case n.kind when 'graded' then s.tells_graded when 'decided' then s.tells_decided else s.tells_messages end
  and not exists (
    select from push_sent p where p.subscription_id = s.subscription_id and p.notice = n.mark || n.id);

drop table push_sent;

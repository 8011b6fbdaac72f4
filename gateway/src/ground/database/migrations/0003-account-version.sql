-- A gateway judges tickets by figures that it remembers, as long as the account's version is still the same
-- (docs/adr/0001-one-statement-ticket.md). So the version rises with everything that a ticket is judged by, whoever
-- changes it: a statement of a gateway raises it itself, what an operator changes by hand is raised here.

create function raise_own_account_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger account_version_rises before update on account
  for each row when (new.version <= old.version) execute function raise_own_account_version();

create function raise_account_version() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update account set version = version + 1 where customer_id = old.customer_id;
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.customer_id <> old.customer_id) then
    update account set version = version + 1 where customer_id = new.customer_id;
  end if;
  return null;
end $$;
create trigger customer_terms_change after update of store, credit_acct_flag, credit_limit_cents, minimum_wager_cents,
  contest_max_payout_cents on customer for each row execute function raise_account_version();
create trigger customer_limit_change after insert or update or delete on customer_limit
  for each row execute function raise_account_version();
create trigger customer_restriction_change after insert or update or delete on customer_restriction
  for each row execute function raise_account_version();

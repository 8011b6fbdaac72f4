-- An account that is bound to devices lets the first one in by its password, once: when it has none any more, nobody
-- comes in but with an operator. Null: none yet, or an operator began anew.
alter table customer add first_device_at_ms bigint;
update customer c set first_device_at_ms = c.created_at_ms
where exists (select from customer_restriction r where r.customer_id = c.customer_id and r.code = 'DDBA')
  and exists (select from known_device d where d.customer_id = c.customer_id and d.is_authorized);

-- A ticket is judged by whether the account is an agent's, too (0003-account-version.sql).
drop trigger customer_terms_change on customer;
create trigger customer_terms_change after update of store, credit_acct_flag, credit_limit_cents, minimum_wager_cents,
  contest_max_payout_cents, if_bet_max_payout_cents, round_robin_max_bet_cents, round_robin_max_payout_cents,
  parlay_max_payout_cents, enable_rif_flag, currency, is_demo, is_offline, is_agent, customer_is_a_bot, closed_at_ms
  on customer for each row execute function raise_account_version();

-- Who opens another account is looked for by what both said when they were opened.
create index sign_up_email on sign_up (lower(email));
create index sign_up_phone on sign_up (phone) where phone is not null;

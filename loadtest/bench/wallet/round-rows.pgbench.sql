-- The rows of one round, a bet and the win that closes it, written the usual way: one statement after the other in one
-- transaction for each call. :customers comes from the command line.
\set customer random(1, :customers)
begin;
select current_balance_cents, at_risk_cents, version from account where customer_id = 'BENCH' || :customer for update;
insert into casino_play (customer_id, provider, system, round, game, stake_cents, accepted_book_ms, told_at_ms)
  values ('BENCH' || :customer, 'pgbench', 'Casino', gen_random_uuid()::text, 'slots', 100, 1767225600000, 1767225600000)
  returning play_id \gset
insert into ledger (customer_id, kind, amount_cents, at_risk_cents, play_id, at_ms, book_ms)
  values ('BENCH' || :customer, 'casinoHold', 0, 100, :play_id, 1767225600000, 1767225600000);
insert into wallet_transaction (provider, transaction, call, request_hash, play_id, amount_cents, balance_cents, at_ms)
  values ('pgbench', gen_random_uuid()::text, 'bet', '\x00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',
    :play_id, 100, 99999999000, 1767225600000);
update account set at_risk_cents = at_risk_cents + 100, version = version + 1 where customer_id = 'BENCH' || :customer;
commit;
begin;
select current_balance_cents, at_risk_cents, version from account where customer_id = 'BENCH' || :customer for update;
update casino_play set win_cents = 90, posted_book_ms = 1767225600000, closed_by = 'provider', told_at_ms = 1767225600000
  where play_id = :play_id;
insert into ledger (customer_id, kind, amount_cents, at_risk_cents, play_id, at_ms, book_ms)
  values ('BENCH' || :customer, 'casino', -10, -100, :play_id, 1767225600000, 1767225600000);
insert into wallet_transaction (provider, transaction, call, request_hash, play_id, amount_cents, balance_cents, at_ms)
  values ('pgbench', gen_random_uuid()::text, 'win', '\x00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',
    :play_id, 90, 99999999000, 1767225600000);
update account set current_balance_cents = current_balance_cents - 10, at_risk_cents = at_risk_cents - 100,
  version = version + 1 where customer_id = 'BENCH' || :customer;
commit;

-- The same rows in one statement: what the database gives at most, without the way back and forth.
\set customer random(1, :customers)
\set game 100000 + random(0, :games - 1)
with posted as (
  update account set at_risk_cents = at_risk_cents + 1000, version = version + 1
  where customer_id = 'BENCH' || :customer returning customer_id, nextval('ticket_number_seq') as ticket_number
), ticket_row as (
  insert into ticket (ticket_number, customer_id, wager_type, accepted_at_ms, accepted_book_ms, total_risk_cents, total_to_win_cents)
  select ticket_number, customer_id, 'straight', 1767225600000, 1767225600000, 1000, 909 from posted
), wager_row as (
  insert into wager (ticket_number, wager_number, customer_id, wager_type, risk_cents, held_cents, to_win_cents)
  select ticket_number, 1, customer_id, 'S', 1000, 1000, 909 from posted
), item_row as (
  insert into wager_item (ticket_number, wager_number, item_number, customer_id, item_id, pick_key, pick_type, game_num,
    period_number, wager_type, side, base_cents, final_price, final_line, sport_type, sport_sub_type, team1_id, team2_id,
    team1_rot_num, team2_rot_num, game_date_time_ms, pitcher1_req_flag, pitcher2_req_flag, three_way,
    risk_cents, to_win_cents)
  select ticket_number, 1, 1, customer_id, 'i1', 'G.' || :game || '.0.S.team1', 'G', :game,
    0, 'S', 'team1', 1000, -110, -3.5, 'Basketball', 'NBA', 'Visitors 123', 'Hosts 123',
    1245, 1246, 1767247200000, false, false, false, 1000, 909 from posted
), ledger_row as (
  insert into ledger (customer_id, kind, amount_cents, at_risk_cents, ticket_number, wager_number, posting, at_ms, book_ms)
  select customer_id, 'wager', 0, 1000, ticket_number, 1, 0, 1767225600000, 1767225600000 from posted
)
insert into ticket_key (customer_id, idempotency_key, state, request_hash, answer, at_ms)
  select customer_id, gen_random_uuid(), 'accepted',
    '\x00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'::bytea,
    '{"state":"accepted","ticketNumber":123456,"acceptedAtMs":1767225600000,"totalRiskCents":1000,"totalToWinCents":909,"wagers":[{"wagerNumber":1,"riskCents":1000,"toWinCents":909,"items":[{"itemId":"i1","finalPrice":-110,"finalLine":-3.5}]}],"balance":{"currentBalanceCents":100000000000,"atRiskCents":1000,"availableCents":99999999000,"freePlayBalanceCents":0,"version":1}}'::json,
    1767225600000 from posted;

import { type Algorithm, hash } from '@node-rs/argon2';
import type pg from 'pg';
import { TEST_PASSWORD } from '../customers/seed-customer.ts';

/** How much an old book has; a ticket is a row in each of five tables, and one more of the ledger when it is graded. */
export interface OldSize {
  customers: number;
  tickets: number;
  sessions: number;
  actions: number;
}

const SMALL_BOOK: OldSize = { customers: 40, tickets: 2_000, sessions: 10, actions: 40 };

/**
 * The tables of `0001-accounts.sql`. These rows are SQL because no code of the first versions is left that could write
 * them: what is legal is what the first two steps let in, and what the money means is what their comments say.
 */
export const fillAccounts = async (pool: pg.Pool, size = SMALL_BOOK): Promise<void> => {
  const { customers, sessions, actions } = size;
  const password = await hash(TEST_PASSWORD, {
    algorithm: 2 as Algorithm,
    memoryCost: 1_024,
    timeCost: 1,
    parallelism: 1,
  });
  await pool.query(
    `insert into customer (customer_id, password_hash, agent_id, store, currency, price_type, credit_acct_flag,
         credit_limit_cents, minimum_wager_cents, time_zone, favorite_sport_sub_type, created_at_ms)
       select 'OLD' || n, $1, 'HOUSE', 'main', 'USD', substr('ADF', n % 3 + 1, 1), n % 2 = 0, case when n % 2 = 0 then 500000 else 0 end,
         100, 'America/New_York', case when n % 4 = 0 then 'NFL' end, 1700000000000 + n
       from generate_series(1, ${customers}) n`,
    [password],
  );
  await pool.query(`
    insert into customer_restriction select 'OLD' || n, 'NOCASINO', '{}' from generate_series(30, ${customers}) n;
    insert into customer_limit (customer_id, sport_type, sport_sub_type, period_number, wager_type, max_base_cents)
      select 'OLD' || n, 'Football', 'NFL', 0, substr('SMLEC', n % 5 + 1, 1), 200000 from generate_series(1, 20) n;
    insert into customer_limit (customer_id, max_base_cents) select customer_id, 500000 from customer;
    insert into account (customer_id) select customer_id from customer;
    insert into session select decode(md5(n::text), 'hex'), 'OLD' || n % ${customers} + 1, '192.0.2.1', 1700000000000,
      1700000900000 from generate_series(0, ${sessions - 1}) n;
    insert into login_attempt values ('id OLD1', 2, 1700000000000, 0);
    insert into login_token values (decode(md5('key'), 'hex'), decode(md5('visitor'), 'hex'), 1700000900000);
    insert into action_log (customer_id, action, detail, at_ms)
      select 'OLD' || n % ${customers} + 1, 'login', null, 1700000000000 + n from generate_series(0, ${actions - 1}) n;
    insert into book_clock values ('push', 1700000000000, 1700000000000, 1);
  `);
};

/**
 * The tables of `0002-tickets.sql`: straights of 11.00 to win 10.00, a fifth of them each open, won, lost, pushed and
 * no action, with the ledger rows that a posting and a grading wrote.
 */
export const fillTickets = (pool: pg.Pool, { customers, tickets } = SMALL_BOOK): Promise<unknown> =>
  pool.query(`
    create temporary table drawn as
      select 100000 + n as number, 'OLD' || (n % ${customers} + 1) as customer,
        substr('OWLPX', n / ${customers} % 5 + 1, 1) as status, n as at,
        case n / ${customers} % 5 when 1 then 1000 when 2 then -1100 else 0 end as net, 900000 + n % 25 * 5 + n / ${customers} % 5 as game
      from generate_series(1, ${tickets}) n;
    insert into ticket select number, customer, 'straight', 1700000000000 + at, 1700000000000 + at, 1100, 1000 from drawn;
    insert into ticket_key select customer, md5(number::text)::uuid, 'accepted', decode(md5(number::text), 'hex'),
      json_build_object('state', 'accepted', 'ticketNumber', number), 1700000000000 + at from drawn;
    insert into ticket_key select 'OLD' || n, md5('refused' || n)::uuid, 'refused', null,
      '{"state":"refused","code":"limitExceeded","items":[]}', 1700000000000 from generate_series(1, 10) n;
    insert into wager (ticket_number, wager_number, customer_id, wager_type, status, risk_cents, to_win_cents, net_cents,
        graded_book_ms, postings)
      select number, 1, customer, 'S', status, 1100, 1000, case when status <> 'O' then net end,
        case when status <> 'O' then 1700100000000 end, case when status = 'O' then 1 else 2 end from drawn;
    insert into wager_item (ticket_number, wager_number, item_number, customer_id, item_id, open, pick_key, pick_type,
        game_num, period_number, wager_type, side, base_cents, final_price, final_line, sport_type, sport_sub_type,
        team1_id, team2_id, team1_rot_num, team2_rot_num, game_date_time_ms, pitcher1_req_flag, pitcher2_req_flag,
        three_way, result_version, score1, score2)
      select number, 1, 1, customer, 'item', status = 'O', 'G:' || game || ':0:S:team2', 'G', game, 0, 'S', 'team2', 1000,
        -110, -3, 'Football', 'NFL', 'Visitors', 'Hosts', 101, 102, 1700050000000, false, false, false,
        case when status <> 'O' then 1 end, case when status <> 'O' then 10 end, case when status <> 'O' then 20 end
      from drawn;
    insert into ledger (customer_id, kind, amount_cents, at_risk_cents, at_ms, book_ms)
      select customer_id, 'deposit', 100000, 0, 1700000000000, 1700000000000 from customer;
    insert into ledger (customer_id, kind, amount_cents, at_risk_cents, at_ms, book_ms)
      select customer_id, 'withdrawal', -2500, 0, 1700000000000, 1700000000000 from customer where customer_id like '%5';
    insert into ledger (customer_id, kind, amount_cents, at_risk_cents, ticket_number, wager_number, posting, at_ms,
        book_ms)
      select customer, 'wager', 0, 1100, number, 1, 0, 1700000000000 + at, 1700000000000 + at from drawn;
    insert into ledger (customer_id, kind, amount_cents, at_risk_cents, ticket_number, wager_number, posting, at_ms,
        book_ms)
      select customer, 'grade', net, -1100, number, 1, 1, 1700100000000 + at, 1700100000000 + at from drawn
      where status <> 'O';
    update account a set current_balance_cents = s.balance, at_risk_cents = s.risk
      from (select customer_id, sum(amount_cents) as balance, sum(at_risk_cents) as risk from ledger group by 1) s
      where s.customer_id = a.customer_id;
    insert into game_result (game_num, result_version, phase, score1, score2, segments, log_epoch, log_clk,
        recorded_at_ms, done)
      select distinct game, 1, 'final', 10, 20, '[]'::jsonb, 'old', 1, 1700100000000, true from drawn where status in ('W', 'L', 'P', 'X');
    insert into contest_result (contest_num, contestant_num, result_version, outcome, log_epoch, log_clk, recorded_at_ms, done)
      values (77, 1, 1, 'W', 'old', 1, 1700100000000, true), (77, 2, 1, 'L', 'old', 1, 1700100000000, true);
    select setval('ticket_number_seq', ${200_000 + tickets});
    drop table drawn;
  `);

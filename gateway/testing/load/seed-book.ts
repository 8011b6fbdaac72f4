import type pg from 'pg';
import { withoutIndexes } from './without-indexes.ts';

/** How much is written by SQL into a book that has customers and nothing that they did. */
export interface BookSize {
  /** The rows of the ledger. */
  rows: number;
  /** With those who are there already. */
  customers: number;
  /** Over which the ledger goes, up to now. */
  days: number;
  nowMs: number;
}

/** Open wagers: some 10,000 of the latest, or a thirtieth of a small book's. */
const OPEN_WAGERS = 10_000;
const OPEN_SHARE = 1 / 30;

/** Rows of the ledger that one transaction writes, in tens. */
const TENS_AT_ONCE = 100_000;

/** From as many rows on the tables are filled without their plain indexes. */
const MANY_ROWS = 5_000_000;

const DAY_MS = 86_400_000;

/** Copies of the first one that is there. */
const seedCustomers = ({ customers }: BookSize): string => `
insert into customer (customer_id, password_hash, agent_id, store, currency, price_type, credit_acct_flag,
  minimum_wager_cents, time_zone, created_at_ms)
select 'MANY' || n, password_hash, agent_id, store, currency, price_type, credit_acct_flag, minimum_wager_cents,
  time_zone, created_at_ms
from (select * from customer order by customer_id limit 1) one,
  generate_series(1, ${customers} - (select count(*) from customer)) n;
insert into account (customer_id) select customer_id from customer where customer_id like 'MANY%'`;

/** The tens of rows from `from` on, up to `to`. */
interface Tens {
  from: number;
  to: number;
}

/**
 * Three wagers of every ten rows of the ledger, a fifth of them parlays of three legs on 300 games of five sports; the
 * latest are open. In the order of their numbers, as a book writes them: open ones are close together.
 */
const seedWagers = ({ rows }: BookSize, { from, to }: Tens): string => {
  const wagers = Math.floor((rows * 3) / 10);
  const open = Math.min(OPEN_WAGERS, Math.round(wagers * OPEN_SHARE));
  return `
truncate bets;
insert into bets
  select w, 1000000 + w as ticket_number, p.customer_id, w % 5 = 0 as is_parlay, 1000 + w % 7 * 500 as risk_cents,
    w > ${wagers - open} as is_open
  from generate_series(${3 * from + 1}, ${Math.min(3 * to, wagers)}) w
    join players p on p.at = (w * 7919::bigint) % (select count(*) from players);
insert into ticket (ticket_number, customer_id, wager_type, accepted_at_ms, accepted_book_ms, total_risk_cents,
  total_to_win_cents)
select ticket_number, customer_id, case when is_parlay then 'parlay' else 'straight' end, 0, 0, risk_cents, risk_cents
from bets order by w;
insert into wager (ticket_number, wager_number, customer_id, wager_type, status, risk_cents, to_win_cents, held_cents,
  net_cents, graded_book_ms, postings)
select ticket_number, 1, customer_id, case when is_parlay then 'P' else 'S' end,
  case when is_open then 'O' when w % 2 = 0 then 'W' else 'L' end, risk_cents, risk_cents, risk_cents,
  case when not is_open then risk_cents * (1 - w % 2 * 2) end, case when not is_open then 0 end,
  case when is_open then 1 else 2 end
from bets order by w;
insert into wager_item (ticket_number, wager_number, item_number, customer_id, item_id, open, pick_key, pick_type,
  game_num, period_number, wager_type, side, base_cents, final_price, final_line, sport_type, sport_sub_type, team1_id,
  team2_id, team1_rot_num, team2_rot_num, game_date_time_ms, pitcher1_req_flag, pitcher2_req_flag, three_way, result,
  result_version)
select ticket_number, 1, leg, customer_id, leg::text, is_open, 'G' || game || '.0.S.team1', 'G', 900000 + game, 0,
  (array['S', 'M', 'L'])[1 + w % 3], (array['team1', 'team2'])[1 + w % 2], risk_cents, -110, -3.5,
  (array['Football', 'Basketball', 'Baseball', 'Hockey', 'Soccer'])[1 + game % 5], 'League', 'Visitors ' || game,
  'Homers ' || game, 101, 102, 0, false, false, false,
  case when not is_open then case when w % 2 = 0 then 'WW' else 'LL' end end, case when not is_open then 1 end
from bets cross join generate_series(1, 3) leg cross join lateral (select (w / 5 + leg * 101) % 300 as game) g
where leg = 1 or is_parlay order by w, leg.leg`;
};

/**
 * Oldest first, as a book writes them; what is casino's has its play, what is a wager's its wager. Of each ten rows six
 * are three wagers', placed and graded, one holds a play's stake, and the last posts the play.
 */
const seedLedger = ({ rows, days, nowMs }: BookSize, { from, to }: Tens): string => `
truncate plays;
insert into plays select d as play_id, p.customer_id from generate_series(${from + 1}, ${Math.min(to, Math.floor(rows / 10))}) d
  join players p on p.at = d % (select count(*) from players);
insert into casino_play (play_id, customer_id, provider, system, round, stake_cents, win_cents, accepted_book_ms,
  posted_book_ms)
overriding system value
select play_id, customer_id, 'Casino', 'Casino', 'bench-' || play_id, 500, 500 + play_id % 7, 0, 0
from plays order by play_id;
insert into ledger (customer_id, kind, amount_cents, at_risk_cents, play_id, ticket_number, wager_number, posting, at_ms,
  book_ms)
select coalesce(b.customer_id, c.customer_id, p.customer_id),
  case when c.play_id is not null then case s.slot when 0 then 'casino' else 'casinoHold' end
    when s.slot in (1, 3, 5) and s.is_posted then 'wager' when s.slot in (2, 4, 6) and s.is_posted then 'grade'
    when s.slot = 8 then 'deposit' when s.slot = 9 then 'withdrawal' else 'adjustment' end,
  case when c.play_id is not null then case s.slot when 0 then c.play_id % 7 else 0 end
    when s.slot in (1, 3, 5) and s.is_posted then 0 when s.is_posted then b.risk_cents * (1 - b.w % 2 * 2)
    else n % 2000 - 1000 end,
  case when c.play_id is not null then case s.slot when 0 then -500 else 500 end
    when s.slot in (1, 3, 5) and s.is_posted then b.risk_cents when s.is_posted then 0 - b.risk_cents else 0 end,
  c.play_id, case when s.is_posted then b.ticket_number end, case when s.is_posted then 1 end,
  case when s.is_posted then (s.slot + 1) % 2 end, t.ms, t.ms
from generate_series(${10 * from + 1}, ${Math.min(10 * to, rows)}) n
  cross join lateral (select ${nowMs - days * DAY_MS} + (n * (${days * DAY_MS} / ${rows}::float8))::bigint as ms) t
  join players p on p.at = (n * 7919::bigint) % (select count(*) from players)
  left join bets b on n % 10 between 1 and 6 and b.w = n / 10 * 3 + (n % 10 + 1) / 2
  cross join lateral (
    select n % 10 as slot, b.w is not null and (n % 10 in (1, 3, 5) or not b.is_open) as is_posted) s
  left join plays c on n % 10 in (0, 7) and c.play_id = (n + 9) / 10
order by n`;

const SUM_UP = `
select setval(pg_get_serial_sequence('casino_play', 'play_id'), max(play_id)) from casino_play;
update account a set current_balance_cents = l.cents, at_risk_cents = l.risk_cents
from (select customer_id, sum(amount_cents) as cents, sum(at_risk_cents) as risk_cents from ledger group by 1) l
where l.customer_id = a.customer_id`;

/**
 * The books add up, but that tickets have no keys.
 * @param client a superuser's session: it sees no trigger and checks no foreign key, which what is written holds
 */
export const seedBook = async (
  client: Pick<pg.ClientBase, 'query'>,
  size: BookSize,
  tell: (rows: number) => void = () => {},
): Promise<void> => {
  await client.query(`
set session_replication_role = replica;
${seedCustomers(size)};
create temporary table players as
  select customer_id, row_number() over (order by customer_id) - 1 as at from customer;
create temporary table bets (w bigint, ticket_number bigint, customer_id text, is_parlay boolean, risk_cents bigint,
  is_open boolean);
create temporary table plays (play_id bigint, customer_id text);
analyze players`);
  const fill = async (): Promise<void> => {
    const tens = Math.ceil(size.rows / 10);
    for (let from = 0; from < tens; from += TENS_AT_ONCE) {
      const part = { from, to: Math.min(tens, from + TENS_AT_ONCE) };
      await client.query(`begin; ${seedWagers(size, part)}; analyze bets; ${seedLedger(size, part)}; commit`);
      tell(Math.min(size.rows, 10 * part.to));
    }
  };
  const isLong = size.rows >= MANY_ROWS;
  await (isLong
    ? withoutIndexes(client, ['ticket', 'wager', 'wager_item', 'casino_play', 'ledger'], fill)
    : fill());
  await client.query(
    `${SUM_UP}; drop table players, bets, plays; set session_replication_role = origin; analyze`,
  );
  // As autovacuum does while a book grows: index-only scans rest on it.
  if (isLong) await client.query('vacuum');
};

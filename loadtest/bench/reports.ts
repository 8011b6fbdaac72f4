/**
 * How long a customer waits for reports when the ledger has grown: a gateway of our own, a ledger written by SQL over
 * the last 90 days, and customers who ask one after the other.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { PROJECT_ROOT, startGateway } from './gateway-process.ts';
import { printAims } from './machine/aim.ts';
import { printMachineFacts } from './machine/machine-facts.ts';
import { calculatePercentile } from './machine/percentile.ts';
import { findDatabaseUrl } from './tickets/bench-database.ts';
import { createPostgresTools } from './tickets/postgres-tools.ts';
import { signInAll } from './tickets/sign-in-all.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    customers: { type: 'string', default: '10000' },
    asked: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '10' },
  },
});
const rows = Number(values.rows);
const customers = Number(values.customers);
const asked = Number(values.asked);
const rounds = Number(values.rounds);

const DAYS = 90;
const MOST_MS = 50;

const CALLS = [
  ['a week of figures', '/api/daily-figures?weekOffset=1'],
  ['eight weeks of figures', '/api/weekly-figures'],
  ['90 days of transactions', `/api/transactions?days=${DAYS}`],
  ['90 days of casino', `/api/transactions?days=${DAYS}&type=C`],
] as const;

/** The first customers are the ones who sign in; the others are copies of them. */
const SEED_CUSTOMERS = `
insert into customer (customer_id, password_hash, agent_id, store, currency, price_type, credit_acct_flag,
  minimum_wager_cents, time_zone, created_at_ms)
select 'MANY' || n, password_hash, agent_id, store, currency, price_type, credit_acct_flag, minimum_wager_cents,
  time_zone, created_at_ms
from customer, generate_series(1, ${customers - asked}) n where customer_id = 'BENCH1';
insert into account (customer_id) select customer_id from customer where customer_id like 'MANY%'`;

/** Each customer in turn, oldest first, as a book writes them; what is casino's has its play. */
const seedLedger = (nowMs: number): string => `
create temporary table players as
  select customer_id, row_number() over (order by customer_id) - 1 as at from customer;
insert into casino_play (customer_id, system, round, stake_cents, win_cents, accepted_book_ms, posted_book_ms)
select p.customer_id, 'Casino', 'bench-' || n, 500, 500 + n % 7, 0, 0
from generate_series(1, ${Math.round(rows / 10)}) n join players p on p.at = n % (select count(*) from players);
insert into ledger (customer_id, kind, amount_cents, at_risk_cents, play_id, at_ms, book_ms)
select coalesce(c.customer_id, p.customer_id),
  case when c.play_id is not null then 'casino' when n % 10 < 7 then 'adjustment'
    when n % 10 = 8 then 'deposit' else 'withdrawal' end,
  n % 2000 - 1000, 0, c.play_id, t.ms, t.ms
from generate_series(1, ${rows}) n
  cross join lateral (select ${nowMs - DAYS * 86_400_000} + n * (${DAYS * 86_400_000}::bigint / ${rows}) as ms) t
  join players p on p.at = (n * 7919::bigint) % (select count(*) from players)
  left join casino_play c on n % 10 = 0 and c.round = 'bench-' || n / 10;
update account a set current_balance_cents = l.cents
from (select customer_id, sum(amount_cents) as cents from ledger group by 1) l where l.customer_id = a.customer_id;
analyze`;

printMachineFacts(`reports: ${rows} rows of ${customers} customers, ${asked} of them ask ${rounds} times`);
const gateway = await startGateway({ ENCRYPT_PASSWORDS: 'false' });
try {
  const databaseUrl = await findDatabaseUrl(gateway.dataDir);
  const postgres = createPostgresTools(databaseUrl);
  console.log(`PostgreSQL ${await postgres.version()}`);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(PROJECT_ROOT, 'gateway/testing/customers/seed-customers-command.ts'), '--customers', String(asked)],
    { cwd: PROJECT_ROOT, env: { ...process.env, DATABASE_URL: databaseUrl } },
  );
  const cookies = await signInAll(
    gateway.origin,
    JSON.parse(stdout) as Array<{ customerId: string; password: string }>,
  );
  await postgres.runSql(SEED_CUSTOMERS);
  await postgres.runSql(seedLedger(Date.now()));
  console.log(`${await postgres.runSql('select count(*) from ledger')} rows in the ledger`);

  // Waits until the seeding's own counts are told.
  const countScans = async (): Promise<number> =>
    Number(
      await postgres.runSql(
        "select pg_stat_force_next_flush(); select seq_scan from pg_stat_user_tables where relname = 'ledger'",
      ),
    );
  const scansBefore = await countScans();
  const measured = new Map<string, number[]>(CALLS.map(([name]) => [name, []]));
  for (let round = 0; round <= rounds; round += 1)
    for (const cookie of cookies)
      for (const [name, path] of CALLS) {
        const startMs = performance.now();
        const answer = await fetch(gateway.origin + path, { headers: { cookie } });
        await answer.arrayBuffer();
        if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
        // The first round warms up.
        if (round > 0) measured.get(name)?.push(performance.now() - startMs);
      }
  for (const [name, times] of measured)
    console.log(`${name}: median ${calculatePercentile(times, 0.5)?.toFixed(1)} ms of ${times.length}`);
  const scans = (await countScans()) - scansBefore;
  printAims([
    ...CALLS.map(([name]) => ({
      what: `${name}, 95th percentile`,
      measured: calculatePercentile(measured.get(name) ?? [], 0.95),
      atMost: MOST_MS,
      unit: 'ms',
    })),
    { what: 'times that the whole ledger was read', measured: scans, atMost: 0 },
  ]);
} finally {
  await gateway.stop();
}

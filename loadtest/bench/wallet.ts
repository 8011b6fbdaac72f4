/**
 * Rounds of games a second over loopback HTTP, a signed bet and the signed win that closes it, compared with pgbench
 * that writes the same rows to the same PostgreSQL. Parts alternate; after each the rows are counted and must be what
 * was acknowledged.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { forkProcess } from './forked-process.ts';
import { startGateway } from './gateway-process.ts';
import { printAims } from './machine/aim.ts';
import { compareRounds } from './machine/compare-rounds.ts';
import { printMachineFacts } from './machine/machine-facts.ts';
import { printTable } from './machine/table.ts';
import { findDatabaseUrl } from './tickets/bench-database.ts';
import { createPostgresTools } from './tickets/postgres-tools.ts';
import { seedCustomers } from './tickets/seed-customers.ts';
import type { RoundReport, RoundRequest } from './wallet/round-process.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '6' },
    customers: { type: 'string', default: '200' },
    'in-flight': { type: 'string', default: '16' },
  },
});
const seconds = Number(values.seconds);
const parts = Number(values.rounds);
const customers = Number(values.customers);
const inFlight = Number(values['in-flight']);
const PGBENCH_CLIENTS = 10;
const WARM_UP_SECONDS = 3;
const PROVIDER = { provider: 'bench', key: randomBytes(32).toString('hex') };

/** Sessions as `authenticate` opens them: the database has their hashes alone. */
const SESSIONS = Array.from({ length: customers }, (_, at) => `BENCH${at + 1}`.padEnd(43, '-'));
const OPEN_SESSIONS = `
with page as (
  insert into session (token_hash, customer_id, address, created_at_ms, active_at_ms, expires_at_ms)
  select sha256(('page of ' || customer_id)::bytea), customer_id, '127.0.0.1', 0, 4102444800000, 4102444800000
  from customer where customer_id ~ '^BENCH[0-9]+$' returning token_hash, customer_id
)
insert into wallet_session (session_hash, provider, customer_id, session_token_hash, integration, game, created_at_ms, expires_at_ms)
select sha256(rpad(customer_id, 43, '-')::bytea), '${PROVIDER.provider}', customer_id, token_hash, 'casino', 'slots', 0, 4102444800000
from page`;

const COUNT = `select (select count(*) from casino_play where posted_book_ms is not null),
  (select count(*) from wallet_transaction), (select count(*) from ledger where play_id is not null)`;

printMachineFacts(`wallet: ${customers} customers, ${inFlight} rounds under way, parts of ${seconds} s`);
const givenUrl = process.env['DATABASE_URL'];
const gateway = await startGateway({
  WALLET_PROVIDERS: `${PROVIDER.provider}=${PROVIDER.key}`,
  WALLET_CALLS_PER_MINUTE: '100000000',
  // The embedded PostgreSQL takes as many as its gateway wants and few more: pgbench needs some, too.
  DATABASE_CONNECTIONS: String(inFlight + 2 * PGBENCH_CLIENTS),
  ...(givenUrl !== undefined && { DATABASE_URL: givenUrl }),
});
const provider = forkProcess<RoundRequest, RoundReport>(join(import.meta.dirname, 'wallet/round-process.ts'));
try {
  const databaseUrl = await findDatabaseUrl(gateway.dataDir);
  const postgres = createPostgresTools(databaseUrl);
  console.log(
    `PostgreSQL ${await postgres.version()}, ${givenUrl === undefined ? 'embedded' : 'DATABASE_URL'}`,
  );
  await seedCustomers(databaseUrl, customers);
  await postgres.runSql(OPEN_SESSIONS);

  const play = (forSeconds: number): Promise<RoundReport> =>
    provider.ask({ port: gateway.port, ...PROVIDER, sessions: SESSIONS, seconds: forSeconds, inFlight });
  const pgbench = (): Promise<number> =>
    postgres.runScript(join(import.meta.dirname, 'wallet/round-rows.pgbench.sql'), {
      seconds,
      clients: PGBENCH_CLIENTS,
      customers,
      games: 1,
    });
  const count = async (): Promise<number[]> => (await postgres.runSql(COUNT)).split(' ').map(Number);

  await play(WARM_UP_SECONDS);
  let rowMistakes = 0;
  const found: Array<{ statements: number; http: RoundReport }> = [];
  for (let part = 1; part <= parts; part += 1) {
    const statements = await pgbench();
    const before = await count();
    const http = await play(seconds);
    const added = (await count()).map((rows, at) => rows - before[at]!);
    for (const [at, each] of [1, 2, 2].entries()) rowMistakes += Math.abs(added[at]! - each * http.rounds);
    if (Object.keys(http.others).length > 0) console.log(`not done: ${JSON.stringify(http.others)}`);
    found.push({ statements, http });
    console.log(`part ${part} of ${parts} done`);
  }

  const { medianOf, ratioOf, row } = compareRounds(found, (one) => one.statements);
  const perSecond = ({ http }: (typeof found)[number]): number => (http.rounds * 1_000) / http.tookMs;
  printTable([
    ['rounds a second', ...found.map((_, at) => `part ${at + 1}`), '÷ pgbench, median'],
    row(`pgbench, statement by statement, ${PGBENCH_CLIENTS} clients`, (one) => one.statements),
    row('gateway over HTTP', perSecond),
  ]);
  console.log(
    `\nHTTP answer: median ${medianOf((one) => one.http.p50Ms).toFixed(1)} ms, ` +
      `95th percentile ${medianOf((one) => one.http.p95Ms).toFixed(1)} ms`,
  );
  printAims([
    { what: 'over HTTP ÷ pgbench', measured: ratioOf(perSecond), atLeast: 0.5 },
    { what: 'rows missing or too many', measured: rowMistakes, atMost: 0 },
  ]);
} finally {
  await Promise.all([provider.stop(), gateway.stop()]);
}

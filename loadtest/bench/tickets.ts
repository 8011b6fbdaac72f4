/**
 * Tickets a second over loopback HTTP with everything checked, compared with pgbench that writes the same rows to the
 * same PostgreSQL, and with the gateway's own placing function without HTTP. Rounds alternate; after each part the rows
 * in the database are counted and must be what was acknowledged, one of each table a ticket.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { forkProcess } from './forked-process.ts';
import { PROJECT_ROOT, startGateway } from './gateway-process.ts';
import { printAims } from './machine/aim.ts';
import { compareRounds } from './machine/compare-rounds.ts';
import { measureFlushMs } from './machine/flush-time.ts';
import { printMachineFacts } from './machine/machine-facts.ts';
import { readCpuMicros } from './machine/process-cpu.ts';
import { printTable } from './machine/table.ts';
import { createPushFeed, pushBoard, startBeat } from './push-feed.ts';
import { findDatabaseUrl } from './tickets/bench-database.ts';
import type { OrderReport, OrderRequest } from './tickets/order-messages.ts';
import { createPostgresTools, TICKET_TABLES } from './tickets/postgres-tools.ts';
import { signInAll } from '../sign-in/sign-in-all.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '6' },
    customers: { type: 'string', default: '200' },
    games: { type: 'string', default: '500' },
    'in-flight': { type: 'string', default: '16' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const customers = Number(values.customers);
const games = Number(values.games);
const inFlight = Number(values['in-flight']);
const PGBENCH_CLIENTS = 10;
const WARM_UP_SECONDS = 3;

/** What placing over HTTP took of the machine, in cores. */
interface HttpReport extends OrderReport {
  loadCores: number;
  gatewayCores: number;
}

const run = promisify(execFile);
const runTestingCommand = async <Answer>(
  name: string,
  databaseUrl: string,
  args: string[],
): Promise<Answer> => {
  const { stdout } = await run(process.execPath, [join(PROJECT_ROOT, 'gateway/testing', name), ...args], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    maxBuffer: 2 ** 24,
  });
  return JSON.parse(stdout) as Answer;
};

printMachineFacts(`tickets: ${customers} customers, ${inFlight} tickets under way, parts of ${seconds} s`);

const givenUrl = process.env['DATABASE_URL'];
const gateway = await startGateway({
  ENCRYPT_PASSWORDS: 'false',
  // The embedded PostgreSQL takes as many as its gateway wants and few more: pgbench needs some, too.
  DATABASE_CONNECTIONS: String(inFlight + 2 * PGBENCH_CLIENTS),
  ...(givenUrl !== undefined && { DATABASE_URL: givenUrl }),
});
const orders = forkProcess<OrderRequest, OrderReport>(join(import.meta.dirname, 'tickets/order-process.ts'));
let stopBeat = (): void => undefined;

try {
  const databaseUrl = await findDatabaseUrl(gateway.dataDir);
  const postgres = createPostgresTools(databaseUrl);
  console.log(
    `PostgreSQL ${await postgres.version()}, ${givenUrl === undefined ? 'embedded' : 'DATABASE_URL'}: ` +
      (await postgres.settings()),
  );
  console.log(`a page flushed under ${gateway.dataDir}: ${measureFlushMs(gateway.dataDir).toFixed(2)} ms\n`);
  const feed = createPushFeed(gateway.origin);
  await pushBoard(feed, games);
  stopBeat = startBeat(feed);
  const logins = await runTestingCommand<Array<{ customerId: string; password: string }>>(
    'customers/seed-customers-command.ts',
    databaseUrl,
    ['--customers', String(customers)],
  );
  const pages = await signInAll(gateway.origin, logins);

  const placeOverHttp = async (forSeconds: number): Promise<HttpReport> => {
    const pids = [orders.pid, gateway.pid];
    const before = pids.map(readCpuMicros);
    const report = await orders.ask({
      port: gateway.port,
      origin: gateway.origin,
      pages,
      games,
      seconds: forSeconds,
      inFlight,
    });
    const [load, server] = pids.map(
      (pid, at) => (readCpuMicros(pid) - before[at]!) / (report.tookMs * 1_000),
    );
    return { ...report, loadCores: load!, gatewayCores: server! };
  };
  const placeBelowHttp = (forSeconds: number): Promise<OrderReport> =>
    runTestingCommand<OrderReport>('load/place-tickets-command.ts', databaseUrl, [
      `--customers=${customers}`,
      `--games=${games}`,
      `--seconds=${forSeconds}`,
      `--in-flight=${inFlight}`,
      `--connections=${inFlight}`,
    ]);
  const pgbench = (file: string): Promise<number> =>
    postgres.runScript(join(import.meta.dirname, 'tickets', file), {
      seconds,
      clients: PGBENCH_CLIENTS,
      customers,
      games,
    });

  let rowMistakes = 0;
  /** Runs a part and counts what it left behind: as many rows in each table as tickets were acknowledged. */
  const countTickets = async <Report extends OrderReport>(part: () => Promise<Report>): Promise<Report> => {
    const before = await postgres.countRows();
    const report = await part();
    const after = await postgres.countRows();
    for (const table of TICKET_TABLES)
      rowMistakes += Math.abs(after[table] - before[table] - report.accepted);
    if (Object.keys(report.others).length > 0) console.log(`not accepted: ${JSON.stringify(report.others)}`);
    return report;
  };
  const perSecond = ({ counted, tookMs }: OrderReport): number => (counted * 1_000) / tookMs;

  await placeOverHttp(WARM_UP_SECONDS);
  const found: Array<{ statements: number; oneStatement: number; http: HttpReport; below: OrderReport }> = [];
  for (let round = 1; round <= rounds; round += 1) {
    const statements = await pgbench('ticket-rows.pgbench.sql');
    const http = await countTickets(() => placeOverHttp(seconds));
    const oneStatement = await pgbench('ticket-rows-one-statement.pgbench.sql');
    const below = await countTickets(() => placeBelowHttp(seconds));
    found.push({ statements, oneStatement, http, below });
    console.log(`round ${round} of ${rounds} done`);
  }

  const { medianOf, ratioOf, row } = compareRounds(found, (one) => one.statements);
  printTable([
    ['tickets a second', ...found.map((_, at) => `round ${at + 1}`), '÷ pgbench, median'],
    row(`pgbench, statement by statement, ${PGBENCH_CLIENTS} clients`, (one) => one.statements),
    row('gateway over HTTP', (one) => perSecond(one.http)),
    row('gateway below HTTP', (one) => perSecond(one.below)),
    row('pgbench, all in one statement (for information)', (one) => one.oneStatement),
  ]);
  console.log(
    `\nHTTP answer: median ${medianOf((one) => one.http.p50Ms).toFixed(1)} ms, ` +
      `95th percentile ${medianOf((one) => one.http.p95Ms).toFixed(1)} ms`,
  );
  console.log(
    `over HTTP the load took ${medianOf((one) => one.http.loadCores).toFixed(2)} cores, ` +
      `the gateway ${medianOf((one) => one.http.gatewayCores).toFixed(2)}`,
  );
  printAims([
    { what: 'over HTTP ÷ pgbench', measured: ratioOf((one) => perSecond(one.http)), atLeast: 0.65 },
    { what: 'below HTTP ÷ pgbench', measured: ratioOf((one) => perSecond(one.below)), atLeast: 1 },
    { what: 'rows missing or too many', measured: rowMistakes, atMost: 0 },
  ]);
} finally {
  stopBeat();
  await Promise.all([orders.stop(), gateway.stop()]);
}

/**
 * How long customers and operators wait for reports when the ledger has grown: a gateway of our own, a book written by
 * SQL over the last 90 days, and customers who ask one after the other, with an operator between them.
 */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { PROJECT_ROOT, startGateway } from './gateway-process.ts';
import { printAims } from './machine/aim.ts';
import { printMachineFacts } from './machine/machine-facts.ts';
import { calculatePercentile } from './machine/percentile.ts';
import { findDatabaseUrl } from './tickets/bench-database.ts';
import { createPostgresTools } from './tickets/postgres-tools.ts';
import { signInAll } from '../sign-in/sign-in-all.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    customers: { type: 'string', default: '10000' },
    days: { type: 'string', default: '90' },
    keep: { type: 'string' },
    asked: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '10' },
  },
});
const rows = Number(values.rows);
const customers = Number(values.customers);
const asked = Number(values.asked);
const rounds = Number(values.rounds);

/** A folder for the book: it stays, and the next run finds it loaded. */
const { keep } = values;

const SHOWN_DAYS = 90;
const MOST_MS = 50;

/** What customers ask, each for their own. */
const CALLS = [
  ['a week of figures', '/api/daily-figures?weekOffset=1'],
  ['eight weeks of figures', '/api/weekly-figures'],
  ['charts of a year', '/api/figure-charts?span=year'],
  ['90 days of transactions', `/api/transactions?days=${SHOWN_DAYS}`],
  ['90 days of casino', `/api/transactions?days=${SHOWN_DAYS}&type=C`],
] as const;

/** What an operator asks of the whole book. */
const COMMANDS = [
  ['exposure of games', 'exposure/games', {}],
  ['exposure of one game', 'exposure/games', { gameNum: 900_001 }],
  ['exposure of customers', 'exposure/customers', {}],
  ['exposure of wagers', 'exposure/wagers', {}],
] as const;

printMachineFacts(`reports: ${rows} rows of ${customers} customers, ${asked} of them ask ${rounds} times`);
const gateway = await startGateway({
  ENCRYPT_PASSWORDS: 'false',
  ...(keep !== undefined && { DATA_DIR: resolve(keep) }),
});
try {
  const databaseUrl = await findDatabaseUrl(gateway.dataDir);
  const postgres = createPostgresTools(databaseUrl);
  console.log(`PostgreSQL ${await postgres.version()}`);
  /** @param env where the command finds the book */
  const run = async (
    command: string,
    words: string[],
    env: NodeJS.ProcessEnv = { DATABASE_URL: databaseUrl },
  ): Promise<string> => {
    const { stdout } = await promisify(execFile)(process.execPath, [join(PROJECT_ROOT, command), ...words], {
      cwd: PROJECT_ROOT,
      env: { ...process.env, ...env },
    });
    return stdout;
  };
  const isLoaded = (await postgres.runSql('select exists (select from wager)')) === 't';
  const loginsFile = join(keep ?? gateway.dataDir, 'logins.json');
  if (!isLoaded)
    writeFileSync(
      loginsFile,
      await run('gateway/testing/customers/seed-customers-command.ts', ['--customers', String(asked)]),
    );
  const logins = readFileSync(loginsFile, 'utf8');
  const pages = await signInAll(
    gateway.origin,
    JSON.parse(logins) as Array<{ customerId: string; password: string }>,
  );
  if (!isLoaded) {
    const startMs = performance.now();
    const size = ['--rows', String(rows), '--customers', String(customers), '--days', values.days];
    await run('gateway/testing/load/seed-book-command.ts', size);
    console.log(`loaded in ${Math.round((performance.now() - startMs) / 1_000)} s`);
  }
  const [inLedger, openWagers, ...size] = (
    await postgres.runSql(
      `select (select count(*) from ledger), (select count(*) from wager where status = 'O'),
        pg_size_pretty(pg_database_size(current_database()))`,
    )
  ).split(' ');
  console.log(`${inLedger} rows in the ledger, ${openWagers} open wagers, ${size.join(' ')}`);
  const { token } = JSON.parse(
    await run(
      'gateway/src/commands/lineboard-command.ts',
      // A book that is kept has those of earlier runs.
      ['tokens', 'create', `bench-${Date.now()}`, '--rights', 'book.read', '--json'],
      // It finds the embedded database by its folder.
      { DATA_DIR: gateway.dataDir },
    ),
  ) as { token: string };

  // Waits until the seeding's own counts are told.
  const countScans = async (): Promise<number> =>
    Number(
      await postgres.runSql(
        "select pg_stat_force_next_flush(); select seq_scan from pg_stat_user_tables where relname = 'ledger'",
      ),
    );
  const scansBefore = await countScans();
  const names = [...CALLS, ...COMMANDS].map(([name]) => name);
  const measured = new Map<string, number[]>(names.map((name) => [name, []]));
  const ask = async (round: number, name: string, path: string, request: RequestInit): Promise<void> => {
    const startMs = performance.now();
    const answer = await fetch(gateway.origin + path, request);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    // The first round warms up.
    if (round > 0) measured.get(name)?.push(performance.now() - startMs);
  };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (let round = 0; round <= rounds; round += 1)
    for (const { cookie } of pages) {
      for (const [name, path] of CALLS) await ask(round, name, path, { headers: { cookie } });
      for (const [name, command, input] of COMMANDS)
        await ask(round, name, `/api/operator/${command}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(input),
        });
    }
  for (const [name, times] of measured)
    console.log(`${name}: median ${calculatePercentile(times, 0.5)?.toFixed(1)} ms of ${times.length}`);
  const scans = (await countScans()) - scansBefore;
  printAims([
    ...names.map((name) => ({
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

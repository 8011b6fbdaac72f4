/**
 * `npm run verify:alerts`: Debian's Prometheus reads docs/operations/lineboard-alerts.yaml and asks a started gateway,
 * to which faults are brought about one after the other; each alert of a fault has to fire, and to clear when it is
 * over. Before that, promtool reads every rule and every query of the dashboard, and runs the rules' own tests. Exit
 * code 77: a program is missing.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '../../src/ground/database/create-database.ts';
import { seedCustomer } from '../customers/seed-customer.ts';
import { signIn } from '../customers/sign-in.ts';
import { startJanitor } from '../janitor/janitor.ts';
import { createKillableGateway } from '../kill/killable-gateway.ts';
import { startOwnPostgres } from '../servers/own-postgres.ts';
import { startRedisServer } from '../servers/redis-server.ts';
import { findPostgresBin, findRedisServer } from '../servers/requires.ts';
import { startBalancedMover } from '../two-gateways/balanced-mover.ts';
import { pushedGame } from '../two-gateways/pushed-games.ts';
import {
  ALERT_ENV,
  ALERT_FAULTS,
  ALERT_GAME,
  type AlertHouse,
  FEW_FILES,
  NORTH_FEED,
} from './alert-faults.ts';
import { signCrowdIn } from './crowd.ts';
import { startImageSender } from './image-sender.ts';
import { writeQueriesAsRules } from './dashboard-queries.ts';
import { runPrometheus, type RunningPrometheus } from './run-prometheus.ts';
import { shortenRules } from './shorten-rules.ts';

const CANNOT_RUN = 77;
const FIRES_WITHIN_MS = 90_000;
const CLEARS_WITHIN_MS = 90_000;
const LOOK_EVERY_MS = 500;
/** Longer than the rules of most faults wait. */
const QUIET_FOR_MS = 12_000;
const TOKEN = 'metrics-token-of-enough-length';

const OPERATIONS = join(import.meta.dirname, '..', '..', '..', 'docs', 'operations');
const RULES = join(OPERATIONS, 'lineboard-alerts.yaml');

const isThere = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

let failed = 0;
const tell = (isRight: boolean, what: string): void => {
  if (!isRight) failed++;
  console.log(`${isRight ? '✓' : '✗'} ${what}`);
};

const askPromtool = (what: string, ...words: string[]): void => {
  try {
    const said = execFileSync('promtool', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    tell(true, `${what}: ${said.trim().split('\n').at(-1)?.trim()}`);
  } catch (error) {
    tell(false, `${what}: ${String(error)}`);
  }
};

/** @returns seconds until it was so; null: it never was */
const waitFor = async (isSo: () => Promise<boolean>, limitMs: number): Promise<string | null> => {
  const beganMs = Date.now();
  while (Date.now() - beganMs < limitMs) {
    if (await isSo()) return `${((Date.now() - beganMs) / 1_000).toFixed(1)} s`;
    await sleep(LOOK_EVERY_MS);
  }
  return null;
};

const strikeAll = async (house: AlertHouse, prometheus: RunningPrometheus): Promise<void> => {
  const chosen = process.argv.slice(2);
  for (const { what, alerts, strike, mend } of ALERT_FAULTS) {
    if (chosen.length > 0 && !alerts.some((alert) => chosen.includes(alert))) continue;
    const firingOfIt = async (): Promise<string[]> => {
      const firing = await prometheus.firing();
      return alerts.filter((alert) => firing.has(alert));
    };
    const early = await firingOfIt();
    tell(early.length === 0, `before ${what}, ${early.join(' and ') || 'nothing of it'} fires`);
    const ending = new AbortController();
    const struck = strike(house, ending.signal);
    for (const alert of alerts) {
      const after = await waitFor(async () => (await prometheus.firing()).has(alert), FIRES_WITHIN_MS);
      tell(after !== null, `${what}: ${alert} ${after === null ? 'never fires' : `fires after ${after}`}`);
    }
    ending.abort();
    await struck;
    await mend?.(house);
    const after = await waitFor(async () => (await firingOfIt()).length === 0, CLEARS_WITHIN_MS);
    const still = (await firingOfIt()).join(', ');
    tell(
      after !== null,
      `${what}: ${after === null ? `it never clears (${still})` : `clear after ${after}`}`,
    );
    // What it set off besides is over, too, so that nothing counts for the next one.
    await waitFor(async () => (await prometheus.firing()).size === 0, CLEARS_WITHIN_MS);
  }
};

const verify = async (postgresBin: string, redisProgram: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'lineboard-alerts-'));
  const janitor = startJanitor();
  janitor.add({ kind: 'folder', path: folder });
  // PostgreSQL refuses to be root: another account works in there.
  chmodSync(folder, 0o711);
  const closers: Array<() => Promise<unknown>> = [];
  try {
    const queries = join(folder, 'queries.yaml');
    writeFileSync(queries, writeQueriesAsRules(join(OPERATIONS, 'lineboard-dashboard.json')));
    askPromtool('rules', 'check', 'rules', RULES);
    askPromtool('queries of the dashboard', 'check', 'rules', queries);
    askPromtool('tests of the rules', 'test', 'rules', join(import.meta.dirname, 'rules.test.yaml'));

    const onSpawn = janitor.watch;
    const postgresFolder = join(folder, 'postgres');
    mkdirSync(postgresFolder, { mode: 0o755 });
    const postgres = await startOwnPostgres(postgresBin, {
      folder: postgresFolder,
      onSpawn: (child) => onSpawn(child, 'SIGQUIT'),
    });
    closers.push(() => postgres.stop());
    const redis = await startRedisServer(redisProgram, { within: folder, onSpawn });
    closers.push(() => redis.close());
    const server = createDatabase(postgres.connection, 1);
    await server.pool.query('create database book');
    await server.close();
    const env = {
      DATABASE_URL: postgres.url('book'),
      REDIS_URL: redis.url,
      METRICS_TOKEN: TOKEN,
      ...ALERT_ENV,
    };
    const gateway = await createKillableGateway(env, { through: FEW_FILES, onSpawn });
    await gateway.start();
    closers.push(() => gateway.stop());
    const book = { ...postgres.connection, database: 'book' };
    const database = createDatabase(book, 1);
    await seedCustomer(database, { customerId: 'ALICE' });
    await database.close();
    const mover = startBalancedMover([gateway.origin]);
    closers.push(() => mover.stop());
    await mover.put(pushedGame(ALERT_GAME));
    const cookie = await signIn(gateway.origin, 'ALICE');
    const crowd = await signCrowdIn(gateway.origin, book);
    const north = startImageSender(gateway.origin, NORTH_FEED);
    closers.push(() => north.stop());
    const prometheus = await runPrometheus({
      rules: shortenRules(readFileSync(RULES, 'utf8')),
      target: new URL(gateway.origin).host,
      token: TOKEN,
      within: folder,
      onSpawn,
    });
    closers.push(() => prometheus.stop());
    await sleep(QUIET_FOR_MS);
    const loud = [...(await prometheus.firing())];
    tell(loud.length === 0, `while all is well ${loud.join(' and ') || 'nothing'} fires`);
    await strikeAll({ gateway, postgres, redis, mover, cookie, crowd, book, north }, prometheus);
  } finally {
    for (const close of closers.toReversed()) await close();
    rmSync(folder, { recursive: true, force: true });
    await janitor.close();
  }
};

const [postgresBin, redisProgram] = [findPostgresBin(), findRedisServer()];
const missing = ['prometheus', 'promtool', 'prlimit'].filter((program) => !isThere(program));
if (postgresBin === null || redisProgram === null || missing.length > 0) {
  console.log('No alert was tried. On Debian: apt-get install prometheus postgresql redis-server util-linux');
  process.exitCode = CANNOT_RUN;
} else {
  await verify(postgresBin, redisProgram);
  console.log(failed === 0 ? 'All as promised.' : `${failed} not as promised.`);
  if (failed > 0) process.exitCode = 1;
}

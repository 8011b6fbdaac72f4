/**
 * An old book of many rows goes through every migration, while others read and write its big tables:
 *
 *   npm run verify:migrations -- [--rows 10000000]
 *
 * Prints for each step how long it took and the longest that somebody had to wait for it. Exit code 1 with the names of
 * those that held somebody up for more than two seconds though they had to know better, when an amount is another than
 * before, or when `lineboard doctor` finds something wrong; 77 where there is no PostgreSQL. What it found:
 * docs/operations/upgrades.md.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { examineBook } from '../../src/commands/doctor/examine-book.ts';
import { isWell, printFindings } from '../../src/commands/doctor/print-findings.ts';
import { createDatabase } from '../../src/ground/database/create-database.ts';
import { readMigrations } from '../../src/ground/database/read-migrations.ts';
import { startJanitor } from '../janitor/janitor.ts';
import { startOwnPostgres } from '../servers/own-postgres.ts';
import { findPostgresBin } from '../servers/requires.ts';
import { migrateOldBook, sizeOf, type MigratedStep } from './migrate-old-book.ts';

const CANNOT_RUN = 77;
/** A table that nobody can use for so long is an outage. */
const MOST_MS = 2_000;

/** Those up to it can't be changed any more. */
const { step: lastBeforeTheRule } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'last-before-the-rule.json'), 'utf8'),
) as { step: number };

const { values } = parseArgs({ options: { rows: { type: 'string', default: '10000000' } } });
const size = sizeOf(Number(values.rows));

const seconds = (ms: number): string => (ms / 1_000).toFixed(ms < 10_000 ? 2 : 0);
const printStep = ({ name, ms, longestMs, what }: MigratedStep): void =>
  console.log(
    `${name.padEnd(40)} ${seconds(ms).padStart(7)} s  longest wait ${seconds(longestMs).padStart(6)} s  ${what}`,
  );

const verify = async (binDir: string): Promise<number> => {
  const janitor = startJanitor();
  // A server for a book of this length has such sizes.
  const settings = ['shared_buffers=1GB', 'max_wal_size=8GB', 'maintenance_work_mem=256MB'];
  const postgres = await startOwnPostgres(binDir, {
    settings,
    onSpawn: (child) => janitor.watch(child, 'SIGQUIT'),
  });
  try {
    const server = createDatabase(postgres.connection, 1);
    await server.pool.query('create database book');
    await server.close();
    const connection = { ...postgres.connection, database: 'book' };
    const book = await migrateOldBook(connection, { steps: readMigrations(), size }, printStep);
    const slow = book.steps.filter(({ longestMs }) => longestMs > MOST_MS);
    const refused = slow.filter(({ name }) => Number(name.slice(0, 4)) > lastBeforeTheRule);
    const findings = await examineBook({
      DATABASE_URL: postgres.url('book'),
      DATABASE_CONNECTIONS: '4',
      PUBLIC_ORIGINS: 'https://book.example',
      FEED: 'push',
      FEED_PUSH_TOKENS: `mover:${'t'.repeat(32)}`,
      PORT: '1',
    });
    console.log(printFindings(findings));
    const problems = [
      ...refused.map(({ name, what, longestMs }) => `${name} held up ${what} for ${seconds(longestMs)} s`),
      ...book.differences,
      ...book.empty.map((table) => `${table} got no row`),
      ...(isWell(findings) ? [] : ['lineboard doctor found something wrong']),
    ];
    console.log(
      `\n${book.rows} rows in the big tables, filled in ${seconds(book.fillMs)} s; ${book.steps.length} steps in ` +
        `${seconds(book.steps.reduce((sum, { ms }) => sum + ms, 0))} s, ${slow.length - refused.length} of those up to ` +
        `${lastBeforeTheRule} held somebody up for more than ${seconds(MOST_MS)} s; ${problems.length} problems`,
    );
    for (const problem of problems) console.log(problem);
    return problems.length === 0 ? 0 : 1;
  } finally {
    await postgres.stop();
    await janitor.close();
  }
};

const binDir = findPostgresBin();
if (binDir === null) console.log('PostgreSQL 15 or later is not here: apt-get install postgresql brings it.');
process.exitCode = binDir === null ? CANNOT_RUN : await verify(binDir);

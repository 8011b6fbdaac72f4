import { isDeepStrictEqual } from 'node:util';
import type { DatabaseConnection } from '../../src/ground/database/embedded/database-connection.ts';
import { createDatabase, type Database } from '../../src/ground/database/create-database.ts';
import { migrate } from '../../src/ground/database/migrate.ts';
import type { MigrationFile } from '../../src/ground/database/read-migrations.ts';
import { fillEmptyTables } from './fill-empty-tables.ts';
import { fillAccounts, fillTickets, type OldSize } from './fill-first-tables.ts';
import { startLockProbes } from './lock-probes.ts';
import { COUNTED, UNBALANCED } from './told-of-money.ts';

/** What a step did to those who read and wrote meanwhile. */
export interface MigratedStep {
  name: string;
  ms: number;
  longestMs: number;
  /** `reading ledger` */
  what: string;
}

export interface MigratedBook {
  rows: number;
  fillMs: number;
  steps: MigratedStep[];
  /** Tables that no row was found for. */
  empty: string[];
  /** What customers were told of that isn't there any more. */
  differences: string[];
}

const LONG_MS = 3_600_000;

/** Those that grow with a book. */
const BIG_TABLES = [
  ...[
    'customer',
    'account',
    'session',
    'action_log',
    'ticket',
    'ticket_key',
    'wager',
    'wager_item',
    'ledger',
  ],
];

/** A ticket is one row in each of four tables, one of the ledger, and one more for four tickets of five. */
const ROWS_OF_TICKET = 5.8;

/** @param rows of the big tables together */
export const sizeOf = (rows: number): OldSize => ({
  customers: Math.max(40, Math.round(rows / 500)),
  tickets: Math.round((rows * 0.85) / ROWS_OF_TICKET),
  sessions: Math.round(rows / 100),
  actions: Math.round(rows / 10),
});

const CHANGES_ROWS = /\b(?:update|insert|delete)\b/i;

/** What `LATER_ROWS` posts to the ledger. */
const WITH_LEDGER: ReadonlySet<string> = new Set(['casino_play']);

const countRows = async ({ pool }: Database): Promise<number> => {
  const counts = BIG_TABLES.map((table) => `(select count(*) from ${table})`);
  const { rows } = await pool.query<{ count: number }>(`select ${counts.join(' + ')} as count`);
  return rows[0]!.count;
};

/**
 * Makes a book of the first version, fills it, and takes each later step as a start does, while others come to the big
 * tables all the time. A step's new tables get rows before the next one.
 *
 * @param connection of an empty database
 * @param onStep is told each step when it is done
 */
export const migrateOldBook = async (
  connection: DatabaseConnection,
  { steps, size }: { steps: readonly MigrationFile[]; size: OldSize },
  onStep: (step: MigratedStep) => void = () => {},
): Promise<MigratedBook> => {
  const database = createDatabase(connection, 3);
  // Millions of rows in one statement take longer than a customer's call may.
  const long = { query_timeout: LONG_MS, statement_timeout: LONG_MS };
  const filling = createDatabase({ ...connection, ...long }, 2);
  const [first, second, ...later] = steps as [MigrationFile, MigrationFile, ...MigrationFile[]];
  const startedMs = performance.now();
  await migrate(database, [first]);
  await fillAccounts(filling.pool, size);
  await migrate(database, [first, second]);
  await fillTickets(filling.pool, size);
  await filling.pool.query('vacuum analyze');
  const read = async () => (await filling.pool.query(COUNTED)).rows[0] as Record<string, unknown>;
  let told = await read();
  const rows = await countRows(filling);
  const fillMs = performance.now() - startedMs;
  const probes = await startLockProbes(connection, BIG_TABLES);
  const done: MigratedStep[] = [];
  const differences: string[] = [];
  let empty: string[] = [];
  try {
    for (const [at, { name, sql }] of later.entries()) {
      const beganMs = performance.now();
      probes.begin();
      await migrate(database, steps.slice(0, at + 3));
      const { ms: longestMs, what } = probes.longest();
      const step = { name, ms: performance.now() - beganMs, longestMs, what };
      done.push(step);
      onStep(step);
      // Counting millions of rows takes seconds.
      if (CHANGES_ROWS.test(sql) || at === later.length - 1) {
        const now = await read();
        if (!isDeepStrictEqual(now, told))
          differences.push(`${name} made of the books ${JSON.stringify(now)}`);
      }
      const { filled, left } = await fillEmptyTables(database.pool);
      if (filled.some((table) => WITH_LEDGER.has(table))) told = await read();
      empty = left;
    }
    const { rows: unbalanced } = await filling.pool.query<{ customer_id: string }>(UNBALANCED);
    differences.push(
      ...unbalanced.map(({ customer_id: id }) => `${id}’s account isn’t the sum of the ledger`),
    );
  } finally {
    await probes.stop();
    await filling.close();
    await database.close();
  }
  return { rows, fillMs, steps: done, empty, differences };
};

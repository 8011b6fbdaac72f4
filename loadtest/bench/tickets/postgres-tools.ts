import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Debian and PostgreSQL's own packages keep the programs of each major version here. */
const INSTALLED_UNDER = '/usr/lib/postgresql';

const findProgram = (name: string): string => {
  const versions = existsSync(INSTALLED_UNDER) ? readdirSync(INSTALLED_UNDER) : [];
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a));
  return newestFirst.map((version) => join(INSTALLED_UNDER, version, 'bin', name)).find(existsSync) ?? name;
};

/** Rows of everything that a ticket writes, and the number of times accounts were changed. */
export interface TicketRows {
  ticket: number;
  wager: number;
  wager_item: number;
  ledger: number;
  ticket_key: number;
  account: number;
}

export const TICKET_TABLES = ['ticket', 'wager', 'wager_item', 'ledger', 'ticket_key', 'account'] as const;

export interface PostgresTools {
  version(): Promise<string>;
  /** What its speed hangs on, as `name value` after each other. */
  settings(): Promise<string>;
  /** @returns what psql prints */
  runSql(sql: string): Promise<string>;
  countRows(): Promise<TicketRows>;
  /** @returns transactions a second, without the time to connect */
  runScript(
    file: string,
    options: { seconds: number; clients: number; customers: number; games: number },
  ): Promise<number>;
}

const SPEED_SETTINGS = [
  'commit_delay',
  'fsync',
  'full_page_writes',
  'max_connections',
  'max_wal_size',
  'shared_buffers',
  'synchronous_commit',
  'synchronous_standby_names',
  'wal_compression',
  'wal_sync_method',
];

/** psql and pgbench on one database; the address holds the password and is only ever a local one. */
export const createPostgresTools = (databaseUrl: string): PostgresTools => {
  const query = async (sql: string): Promise<string> => {
    const { stdout } = await run(findProgram('psql'), ['-X', '-A', '-t', '-F', ' ', '-c', sql, databaseUrl]);
    return stdout.trim();
  };
  return {
    version: () => query('show server_version'),
    settings: () =>
      query(
        `select string_agg(name || ' ' || current_setting(name), ' · ' order by name) from pg_settings
         where name = any ('{${SPEED_SETTINGS.join(',')}}')`,
      ),
    runSql: query,
    countRows: async () => {
      const counts = TICKET_TABLES.map((table) =>
        table === 'account' ? '(select sum(version) from account)' : `(select count(*) from ${table})`,
      );
      const figures = (await query(`select ${counts.join(', ')}`)).split(' ').map(Number);
      return Object.fromEntries(
        TICKET_TABLES.map((table, at) => [table, figures[at]]),
      ) as unknown as TicketRows;
    },
    runScript: async (file, { seconds, clients, customers, games }) => {
      const { stdout } = await run(findProgram('pgbench'), [
        '--no-vacuum',
        '--protocol=prepared',
        `--client=${clients}`,
        '--jobs=2',
        `--time=${seconds}`,
        `--define=customers=${customers}`,
        `--define=games=${games}`,
        `--file=${file}`,
        databaseUrl,
      ]);
      const failed = Number(/number of failed transactions: (\d+)/.exec(stdout)?.[1] ?? 0);
      if (failed > 0) throw new Error(`pgbench: ${failed} failed transactions`);
      return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    },
  };
};

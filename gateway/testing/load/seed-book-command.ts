/**
 * Writes a book of some size into a database that has customers and nothing that they did, for a load test of reports.
 *
 *   DATABASE_URL=… node gateway/testing/load/seed-book-command.ts --rows 1000000 --customers 10000 --days 90
 *
 * Never for a book that people use.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { seedBook } from './seed-book.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    customers: { type: 'string', default: '10000' },
    days: { type: 'string', default: '90' },
  },
});
const databaseUrl = process.env['DATABASE_URL'];
if (databaseUrl === undefined) throw new Error('DATABASE_URL is not set.');

// Without the gateway's limits of time.
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
await client.query('set synchronous_commit = off');
await seedBook(
  client,
  {
    rows: Number(values.rows),
    customers: Number(values.customers),
    days: Number(values.days),
    nowMs: Date.now(),
  },
  (rows) => process.stderr.write(`\r${rows} rows`),
);
process.stderr.write('\n');
await client.end();

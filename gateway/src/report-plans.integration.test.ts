import { addDays, dayOf, startOfWeek } from '@lineboard/domain/calendar/book-day';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../testing/customers/seed-customer.ts';
import { seedBook } from '../testing/load/seed-book.ts';
import { createTestDatabase, testEngines } from '../testing/servers/test-database.ts';
import { readCharts } from './daily-figures/read-charts.ts';
import { readFigures } from './daily-figures/read-figures.ts';
import type { Database } from './database/create-database.ts';
import { readStatement } from './exports/read-statement.ts';
import { readOwnFigures } from './own-limits/read-own-figures.ts';
import { BOOK_RUNS } from './operator/book-commands.ts';
import { countTransactions } from './transactions/count-transactions.ts';
import { readTransactions } from './transactions/read-transactions.ts';

/** So many that reading everything costs more than an index, as it does in any book that is in use. */
const SIZE = { rows: 30_000, customers: 300, days: 90 } as const;
const DAY_MS = 86_400_000;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
}

const listNodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(listNodes)];

/** Tables that grow with every bet. */
const GROWING = new Set(['ledger', 'ticket', 'wager', 'wager_item', 'casino_play']);

type Query = string | { text: string; values?: unknown[] };

/** Runs what it is asked, and keeps how PostgreSQL would go about it with these values. */
const createExplainer = (pool: pg.Pool) => {
  const nodes: Plan[] = [];
  return {
    nodes,
    pool: {
      query: async (query: Query, given?: unknown[]) => {
        const { text, values = given } = typeof query === 'string' ? { text: query } : query;
        const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
          `explain (format json) ${text}`,
          values,
        );
        nodes.push(...rows.flatMap(({ 'QUERY PLAN': [{ Plan: plan }] }) => listNodes(plan)));
        return pool.query(text, values);
      },
    } as unknown as pg.Pool,
  };
};

const [engine] = testEngines();

describe('how reports are read', () => {
  let database: Database;
  let drop: () => Promise<void>;
  const customerId = 'ONE';
  const nowMs = Date.UTC(2026, 10, 20);
  const today = dayOf(nowMs);

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine!));
    await seedCustomer(database, { customerId, balanceCents: 0 });
    const client = await database.pool.connect();
    await seedBook(client, { ...SIZE, nowMs });
    client.release();
  });
  afterAll(() => drop());

  const explain = async (read: (source: Database) => Promise<unknown>): Promise<Plan[]> => {
    const { nodes, pool } = createExplainer(database.pool);
    await read({ ...database, pool });
    expect(nodes.length).toBeGreaterThan(0);
    return nodes;
  };
  const listScans = (nodes: readonly Plan[]): string[] =>
    nodes.flatMap(({ 'Node Type': type, 'Relation Name': table = '' }) =>
      type === 'Seq Scan' && GROWING.has(table) ? [table] : [],
    );
  const listIndices = (nodes: readonly Plan[]): string[] =>
    [...new Set(nodes.flatMap(({ 'Index Name': index }) => index ?? []))].toSorted();

  const OWN_TERMS = {
    own_limits: [{ kind: 'stake', period: 'month', amount: 1, next: null } as const],
    time_out: null,
  };
  const range = { customerId, sinceMs: nowMs - 30 * DAY_MS, untilMs: nowMs };
  const monday = startOfWeek(today);
  const expose = (name: keyof typeof BOOK_RUNS, { pool }: Database, input = {}): Promise<unknown> => {
    const run = BOOK_RUNS[name];
    if (typeof run !== 'function') throw new Error(`${name} is no plain command`);
    return run({ client: pool } as never, input);
  };

  it.each<readonly [string, (source: Database) => Promise<unknown>, RegExp]>([
    ['a week of figures', (source) => readFigures(source, { customerId, monday, weeks: 1 }), /^ledger_day$/],
    [
      'the charts of a year',
      (source) => readCharts(source, { customerId, today, weeks: 52 }),
      /^ledger_day$/,
    ],
    [
      'the statement of a year',
      ({ pool }) => readStatement(pool, customerId, { start: addDays(today, -365), end: today }),
      /^ledger_day$/,
    ],
    [
      'what own limits leave',
      ({ pool }) => readOwnFigures(pool, customerId, OWN_TERMS, { wallMs: nowMs, bookMs: nowMs }),
      /^wager_customer_graded$/,
    ],
    ['transactions', (source) => readTransactions(source, { ...range, before: null }), /^ledger_day$/],
    ['the number of transactions', (source) => countTransactions(source, range), /^ledger_day$/],
    ['the exposure of games', (source) => expose('exposure games', source), /^wager_item_open$/],
    [
      'the exposure of one game',
      (source) => expose('exposure games', source, { gameNum: 900_001 }),
      /^wager_item_open$/,
    ],
    [
      'the exposure of customers',
      (source) => expose('exposure customers', source),
      /^wager_(customer_open|open_to_win)$/,
    ],
    ['the exposure of wagers', (source) => expose('exposure wagers', source), /^wager_open_to_win$/],
  ])('%s reads no growing table whole', async (_name, read, index) => {
    const nodes = await explain(read);
    expect(listScans(nodes)).toEqual([]);
    expect(
      listIndices(nodes).some((name) => index.test(name)),
      listIndices(nodes).join(),
    ).toBe(true);
  });

  it('a table that is read whole would be seen', async () => {
    const nodes = await explain(({ pool }) => pool.query('select sum(amount_cents) from ledger'));
    expect(listScans(nodes)).toEqual(['ledger']);
  });
});

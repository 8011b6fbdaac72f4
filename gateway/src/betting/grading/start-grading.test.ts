import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeBook } from '../../../testing/fakes/fake-book.ts';
import { createInProcessCustomerEvents } from '../../ground/customer/in-process-customer-events.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { createMetrics } from '../../ground/report/metrics.ts';
import { type Grading, startGrading } from './start-grading.ts';

const NOW_MS = 1_800_000_000_000;
const SWEEP_EVERY_MS = 5_000;

/** How often it was asked which results nobody has finished. */
let looked: number;
let grading: Grading;
let errors: unknown[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  looked = 0;
  errors = [];
  // Nothing is bet, and nothing waits.
  const query = async (statement: string | { text: string }): Promise<unknown> => {
    const text = typeof statement === 'string' ? statement : statement.text;
    if (text.includes('from contest_result where not done')) looked += 1;
    return { rows: [], rowCount: 0 };
  };
  const kysely = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  grading = startGrading(
    {
      database: { pool: { query }, kysely } as unknown as Database,
      book: createFakeBook(),
      bookNowMs: () => NOW_MS,
      wallNowMs: () => NOW_MS,
      customerEvents: createInProcessCustomerEvents(),
      metrics: createMetrics(),
      rules: DEFAULT_HOUSE_RULES,
    },
    { onError: (error) => errors.push(error) },
  );
});
afterEach(async () => {
  await grading.stop();
  vi.useRealTimers();
});

const sweep = async (): Promise<void> => {
  vi.advanceTimersByTime(SWEEP_EVERY_MS);
  await grading.settled();
};

it('looks for what nobody has graded at its start and every five seconds, until it is stopped', async () => {
  await grading.settled();
  expect(looked).toBe(1);
  for (let at = 2; at <= 4; at += 1) {
    await sweep();
    expect(looked).toBe(at);
  }
  await grading.stop();
  await sweep();
  expect(looked).toBe(4);
  expect(errors).toEqual([]);
});

import type pg from 'pg';
import { expect, it } from 'vitest';
import { DatabaseAway } from '../../ground/database/is-database-loss.ts';
import type { StoredWager } from '../wagers/stored-wager.ts';
import { gradeEach } from './grade-each.ts';
import type { GradingRun } from './grading-parts.ts';

/** Ten wagers of rolling ifs, which ask for a connection first of all; it comes when the test says so. */
const startGrading = () => {
  const asked: PromiseWithResolvers<pg.PoolClient>[] = [];
  const connect = (): Promise<pg.PoolClient> => {
    const connection = Promise.withResolvers<pg.PoolClient>();
    asked.push(connection);
    return connection.promise;
  };
  const run = {
    database: { pool: { connect } },
    setAside: { has: () => false, add: () => undefined, clear: () => undefined },
    wallNowMs: () => 0,
    bookNowMs: () => 0,
  } as unknown as GradingRun;
  const wagers = Array.from({ length: 10 }, (_, at) => ({ ticket_number: at, parent_ticket_number: 1 }));
  const done = gradeEach(run, wagers as StoredWager[], (stored) => stored);
  return { asked, done };
};

it('grading leaves the pool’s other connections to the customers', async () => {
  const { asked } = startGrading();
  await new Promise(setImmediate);
  expect(asked).toHaveLength(4);
  asked[0]!.reject(new Error('this wager alone'));
  await new Promise(setImmediate);
  expect(asked).toHaveLength(5);
});

it('grading begins no further wager once the database is away', async () => {
  const { asked, done } = startGrading();
  await new Promise(setImmediate);
  asked[0]!.reject(new DatabaseAway());
  await expect(done).rejects.toThrow(DatabaseAway);
  asked[1]!.reject(new Error('this wager alone'));
  await new Promise(setImmediate);
  expect(asked).toHaveLength(4);
});

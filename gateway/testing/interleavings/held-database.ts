import type fc from 'fast-check';
import { Kysely } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../src/ground/database/create-database.ts';
import { LocklessDialect } from '../../src/ground/database/lockless-dialect.ts';
import type { PreparedStatement } from '../../src/ground/database/statement-runner.ts';

/** A database whose statements wait for their turn, on their way there and on their way back. */
export interface HeldDatabase {
  database: Database;
  /** Lets nothing through from now on but what the scheduler releases; null: everything. */
  hold(by: fc.Scheduler | null): void;
  /** Releases one statement after the other until the work is done. @returns what became of it */
  release<T>(work: Promise<T>): Promise<T>;
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const COUNT_BLOCKED = `
select count(*)::int as blocked from pg_stat_activity
where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;

const MOST_RELEASES = 10_000;

const nameOf = (statement: PreparedStatement | string): string =>
  typeof statement === 'string' ? statement.trim().slice(0, 40) : statement.name;

export const holdDatabase = (real: Database): HeldDatabase => {
  let scheduler: fc.Scheduler | null = null;
  let underWay = 0;

  const held = async <T>(what: string, ask: () => Promise<T>): Promise<T> => {
    if (scheduler === null) return ask();
    await scheduler.schedule(Promise.resolve(), `${what} arrives`);
    underWay += 1;
    const [answer] = await Promise.allSettled([ask()]).finally(() => (underWay -= 1));
    await scheduler.schedule(Promise.resolve(), `${what} is answered`);
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  };

  const holdQueries = <Runner extends pg.Pool | pg.PoolClient>(runner: Runner): Runner =>
    new Proxy(runner, {
      get: (target, name) => {
        if (name === 'query')
          return (statement: PreparedStatement | string, values?: unknown[]) =>
            held(nameOf(statement), () => target.query(statement as string, values));
        if (name === 'connect' && 'totalCount' in target)
          return async () => holdQueries(await (target as pg.Pool).connect());
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });

  /** A statement that waits for another's lock isn't answered before that one goes on: then it is the next's turn. */
  const untilStill = async (): Promise<void> => {
    for (let looks = 0; underWay > 0; looks += 1) {
      await nextTurn();
      if (looks % 20 !== 19) continue;
      const { rows } = await real.pool.query<{ blocked: number }>(COUNT_BLOCKED);
      if (rows[0]!.blocked >= underWay) return;
    }
    await nextTurn();
  };

  const { pipeline } = real;
  const pool = holdQueries(real.pool);
  const database = Object.create(real, {
    pool: { value: pool },
    kysely: { value: new Kysely({ dialect: new LocklessDialect({ pool }) }) },
    pipeline: {
      value: {
        query: (statement: PreparedStatement) => held(statement.name, () => pipeline.query(statement)),
        flushed: () => held('flush', () => pipeline.flushed()),
      },
    },
  }) as Database;
  return {
    database,
    hold: (by) => {
      scheduler = by;
    },
    release: async (work) => {
      let isOver = false;
      const end = (): void => {
        isOver = true;
      };
      work.then(end, end);
      for (let releases = 0; !isOver; releases += 1) {
        if (releases > MOST_RELEASES) throw new Error('the play never ends');
        if (scheduler !== null && scheduler.count() > 0) await scheduler.waitOne();
        await untilStill();
      }
      return work;
    },
  };
};

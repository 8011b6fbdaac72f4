import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Tables } from './tables.ts';

/** Kysely's statements on one connection, in the transaction that it is in. */
export const kyselyOn = (client: pg.PoolClient): Kysely<Tables> => {
  const lent = { query: client.query.bind(client), release: () => undefined };
  const pool = {
    connect: () => Promise.resolve(lent),
    end: () => Promise.resolve(),
    options: {},
  };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
};

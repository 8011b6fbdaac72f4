import type pg from 'pg';

/** As long as a timer can wait: 24 days. */
const LONGEST_MS = 2 ** 31 - 1;

/** The session's own limit is for a customer's call. Holds until the transaction ends. */
export const LIFT_LIMIT = 'set local statement_timeout = 0';

/** Asks what takes as long as the book is large, after `LIFT_LIMIT`: this process doesn't give it up either. */
export const askForLong = <Row extends pg.QueryResultRow>(
  client: Pick<pg.ClientBase, 'query'>,
  text: string,
  values: unknown[] = [],
): Promise<pg.QueryResult<Row>> => {
  const statement: pg.QueryConfig & { query_timeout: number } = { text, values, query_timeout: LONGEST_MS };
  return client.query<Row>(statement);
};

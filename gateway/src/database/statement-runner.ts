import type pg from 'pg';

/** See `createStatement`. */
export interface PreparedStatement {
  name: string;
  text: string;
  values: unknown[];
}

/** What runs prepared statements: the pool, one of its connections, or the pipeline. */
export interface StatementRunner {
  query<Row extends pg.QueryResultRow>(statement: PreparedStatement): Promise<pg.QueryResult<Row>>;
}

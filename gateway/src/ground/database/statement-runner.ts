import type pg from 'pg';

/** See `createStatement`. */
export interface PreparedStatement {
  name: string;
  text: string;
  values: unknown[];
}

/** A runner of prepared statements: the pool, one of its connections, or the pipeline. */
export interface StatementRunner {
  query<Row extends pg.QueryResultRow>(statement: PreparedStatement): Promise<pg.QueryResult<Row>>;
}

/** Statements that share connections with others'; each is its own transaction, on disk when it is answered. */
export interface Pipeline extends StatementRunner {
  /**
   * Resolves when all that anybody committed before is on disk: what is read may be what another statement here has
   * written and nobody was told yet. @throws when that can't be told
   */
  flushed(): Promise<void>;
}

import type { CompiledQuery } from 'kysely';

/** A query of Kysely's whose rows are these, to be sent on a connection that is the caller's. */
export interface TypedQuery<Row> {
  compile(): CompiledQuery;
  /** Says what the rows are. */
  execute(): Promise<Row[]>;
}

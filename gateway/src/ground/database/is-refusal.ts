import { isDatabaseLoss } from './is-database-loss.ts';

/** Classes of PostgreSQL's error codes that say that a row can't be as it is: its data, a check or key, a trigger. */
const OF_A_ROW = /^(22|23|P0)/;

/**
 * Whether a statement failed for what it was about: another one may not. Neither a database that is away, nor locks, a
 * privilege that is missing or a table that is not there.
 *
 * @param error also of code that had the rows: those have no code of PostgreSQL's
 */
export const isRefusal = (error: unknown): error is Error => {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? OF_A_ROW.test(code) : !isDatabaseLoss(error);
};

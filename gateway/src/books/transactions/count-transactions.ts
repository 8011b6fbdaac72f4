import { KINDS_OF_TYPE } from '@lineboard/domain/books/transactions/kinds-of-type';
import type { Database } from '../../ground/database/create-database.ts';
import { MOVES } from '../../ground/database/ledger-sql.ts';
import type { TransactionsQuestion } from './read-transactions.ts';

const COUNT = `
select count(*)::int as count from ledger
where customer_id = $1 and book_ms >= $2 and book_ms < $3 and ${MOVES} and kind = any($4)`;

/** How many transactions `readTransactions` has in all its pages. */
export const countTransactions = async (
  { pool }: Database,
  { customerId, sinceMs, untilMs, type = 'A' }: Omit<TransactionsQuestion, 'before'>,
): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(COUNT, [
    customerId,
    sinceMs,
    untilMs ?? Number.MAX_SAFE_INTEGER,
    KINDS_OF_TYPE[type],
  ]);
  return rows[0]?.count ?? 0;
};

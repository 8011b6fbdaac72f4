import { KINDS_OF_TYPE } from '@lineboard/domain/books/transactions/kinds-of-type';
import type { HookedTransactions } from '@lineboard/domain/books/transactions/transaction.schema';
import type { Database } from '../../ground/database/create-database.ts';
import { WITH_RIF_CHAIN } from '../../betting/wagers/rif-chain.ts';
import { describeEntry, ENTRY_COLUMNS, type EntryRow, readBetsOf, selectPicked } from './entry-row.ts';
import { MOVES } from '../../ground/database/ledger-sql.ts';

/** Transactions in the one answer: a chain has at most five links, and each is graded a few times at most. */
const MOST = 100;

const SELECT_TICKET = 'select 1 from ticket where ticket_number = $1 and customer_id = $2';

const SELECT_HOOKED = `
${WITH_RIF_CHAIN}, picked as (
  select l.entry_id from ledger l
  where (l.ticket_number, l.wager_number) in (select ticket_number, wager_number from down)
    and l.customer_id = $3 and l.kind = any($4) and ${MOVES}
  order by l.entry_id desc limit ${MOST}
), ${selectPicked('$3', ENTRY_COLUMNS)}`;

/** @returns what the ticket's wagers and those of their chains moved; null when the customer has no such ticket */
export const readHookedTransactions = async (
  database: Database,
  customerId: string,
  ticketNumber: number,
): Promise<HookedTransactions | null> => {
  const { pool } = database;
  const { rowCount } = await pool.query(SELECT_TICKET, [ticketNumber, customerId]);
  if (rowCount === 0) return null;
  const { rows } = await pool.query<EntryRow>(SELECT_HOOKED, [
    ticketNumber,
    null,
    customerId,
    KINDS_OF_TYPE.A,
  ]);
  return { transactions: rows.map(describeEntry), bets: await readBetsOf(database, customerId, rows) };
};

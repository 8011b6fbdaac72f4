import type { Bet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { WagerRef } from '@lineboard/domain/betting/request/ticket-request';
import type { Database } from '../../ground/database/create-database.ts';
import { describeBet } from '../../betting/wagers/describe-bet.ts';
import { WITH_RIF_CHAIN } from '../../betting/wagers/rif-chain.ts';
import { readWagers, selectWagersOf } from '../../betting/wagers/stored-wager.ts';

const SELECT_LINKS = `${WITH_RIF_CHAIN} select ticket_number, wager_number from down`;

/** @returns the chain from its first wager, only itself where it has no other; empty when it is not the customer's */
export const readHookUps = async (
  { pool, kysely }: Database,
  customerId: string,
  { ticketNumber, wagerNumber }: WagerRef,
): Promise<Bet[]> => {
  const { rows } = await pool.query<{ ticket_number: number; wager_number: number }>(SELECT_LINKS, [
    ticketNumber,
    wagerNumber,
  ]);
  if (rows.length === 0) return [];
  const stored = await readWagers(
    pool,
    selectWagersOf(kysely, rows)
      .where('w.customer_id', '=', customerId)
      .orderBy('w.ticket_number')
      .orderBy('w.wager_number'),
  );
  return stored.map(describeBet);
};

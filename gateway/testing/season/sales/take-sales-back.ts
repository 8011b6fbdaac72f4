import type { Database } from '../../../src/ground/database/create-database.ts';
import type { LiesOperator } from '../lies/lies-operator.ts';

/** So many tickets with a sale that stands are taken back at a time. */
const EVERY = 4;

/** An operator takes the last sale of some wagers back, whatever became of them since (HR-56). */
export const takeSalesBack = async (
  { pool }: Pick<Database, 'pool'>,
  operator: Pick<LiesOperator, 'unsell'>,
): Promise<void> => {
  const { rows } = await pool.query<{ ticket_number: number | null; wager_number: number | null }>(
    `select distinct ticket_number, wager_number from wager_sale s where state = 'sold' and ticket_number % ${EVERY} = 0
       and not exists (select from wager_sale o where o.ticket_number = s.ticket_number and o.wager_number = s.wager_number
         and o.state in ('pending', 'takenBack')) order by ticket_number`,
  );
  for (const { ticket_number: ticket, wager_number: wager } of rows)
    await operator.unsell(ticket ?? 0, wager ?? 0);
};

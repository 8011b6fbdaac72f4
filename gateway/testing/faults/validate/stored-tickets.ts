import type { Database } from '../../../src/ground/database/create-database.ts';
import type { StoredTicket } from './check-tickets.ts';

/** Every ticket with a risk of this or more: those of one round, as risks grow from ticket to ticket. */
export const readStoredTickets = async (
  { pool }: Database,
  fromRiskCents: number,
): Promise<StoredTicket[]> => {
  const { rows } = await pool.query<StoredTicket>(
    `select t.ticket_number as "ticketNumber", t.customer_id as "customerId", t.total_risk_cents as "riskCents",
       i.game_num as "gameNum", i.final_price as price, t.accepted_at_ms as "acceptedAtMs"
     from ticket t join wager_item i using (ticket_number) where t.total_risk_cents >= $1`,
    [fromRiskCents],
  );
  return rows;
};

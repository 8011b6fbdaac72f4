import type { SaleAnswer } from '@lineboard/domain/betting/selling/sale.schema';
import type pg from 'pg';

interface OfWager {
  customerId: string;
  ticketNumber: number;
  wagerNumber: number;
}

/** Null only of keys that were closed before anything was known of them, which never wait. */
interface RefusedRow {
  customerId: string;
  ticketNumber: number | null;
  wagerNumber: number | null;
}

/** What would have sold bets of a book that was brought back by itself. */
export interface EndedSales {
  /** Sales that waited for their delay. */
  refusedSales: OfWager[];
  droppedTargets: Array<OfWager & { amountCents: number }>;
}

/** For no reason of its own; nothing of its wager is looked at. */
const NOT_DECIDED: SaleAnswer = { state: 'refused', refusal: 'failed' };

const REFUSE_WAITING = `
update wager_sale set state = 'refused', answer = $1, decide_at_ms = null, try_at_ms = null where state = 'pending'
returning customer_id as "customerId", ticket_number as "ticketNumber", wager_number as "wagerNumber"`;

const DROP_TARGETS = `
delete from wager_sale_target
returning customer_id as "customerId", ticket_number as "ticketNumber", wager_number as "wagerNumber",
  amount_cents as "amountCents"`;

/**
 * In a book that was brought back: a sale that waited was decided since, at an offer of then, and a target may have
 * been taken or dropped. A bet whose customer knows nothing of it must not be sold at the prices of now.
 */
export const endRestoredSales = async (client: pg.PoolClient): Promise<EndedSales> => {
  const refused = await client.query<RefusedRow>(REFUSE_WAITING, [JSON.stringify(NOT_DECIDED)]);
  const dropped = await client.query<OfWager & { amountCents: number }>(DROP_TARGETS);
  return { refusedSales: refused.rows as OfWager[], droppedTargets: dropped.rows };
};

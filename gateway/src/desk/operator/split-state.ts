import type pg from 'pg';
import { WITH_RIF_CHAIN } from '../../betting/wagers/rif-chain.ts';

/** A ticket that was split, or came of that (HR-85). */
export interface SplitState {
  /** The other of the two tickets. */
  otherNumber: number;
  /** This one was split; else it is the one of the straights. */
  isOrigin: boolean;
  /** The straights stand; else the ticket that was split does. */
  stands: boolean;
}

/**
 * All its wagers with the chains that they are links of, and the one that it was split from: in the order in which
 * everybody locks them.
 */
const LOCK = `${WITH_RIF_CHAIN}
select from wager w where (w.ticket_number, w.wager_number) in (select ticket_number, wager_number from down)
  or (w.ticket_number, w.wager_number) in (
    select split_of_ticket, split_of_wager from ticket where ticket_number = $1 and split_of_ticket is not null)
order by w.ticket_number, w.wager_number for update of w`;

const READ = `
select case when s.split_of_ticket = $1 then s.ticket_number else s.split_of_ticket end as "otherNumber",
  s.split_of_ticket = $1 as "isOrigin",
  exists (select from wager_item i where i.ticket_number = s.split_of_ticket and i.wager_number = s.split_of_wager
    and i.ruling = 'relatedLegs') as stands
from ticket s where s.split_of_ticket = $1 or (s.ticket_number = $1 and s.split_of_ticket is not null)`;

/** Nobody splits it or takes that back until the caller's transaction is over. @returns null of a ticket of its own */
export const holdSplit = async (client: pg.PoolClient, ticketNumber: number): Promise<SplitState | null> => {
  await client.query(LOCK, [ticketNumber, null]);
  const { rows } = await client.query<SplitState>(READ, [ticketNumber]);
  return rows[0] ?? null;
};

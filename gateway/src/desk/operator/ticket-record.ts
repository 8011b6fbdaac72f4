import type { CommandAnswer } from '@lineboard/domain/desk/operator/commands.schema';
import type pg from 'pg';
import { SIDE_TEXT } from './side-text.ts';

export type TicketRecord = CommandAnswer<'tickets show'>;

/** The ticket as the transaction has it at this moment. @returns null when there is none */
export const readTicketRecord = async (
  client: pg.PoolClient,
  ticketNumber: number,
): Promise<TicketRecord | null> => {
  const tickets = await client.query<Omit<TicketRecord, 'wagers' | 'legs' | 'ledger'>>(
    `select ticket_number as "ticketNumber", customer_id as "customerId", wager_type as "ticketType",
       accepted_book_ms as "acceptedAtMs", total_risk_cents as "totalRiskCents",
       total_to_win_cents as "totalToWinCents", split_of_ticket as "splitOf",
       (select min(s.ticket_number) from ticket s where s.split_of_ticket = t.ticket_number) as "splitInto"
     from ticket t where ticket_number = $1`,
    [ticketNumber],
  );
  const [ticket] = tickets.rows;
  if (ticket === undefined) return null;
  const wagers = await client.query<TicketRecord['wagers'][number]>(
    `select wager_number as "wagerNumber", wager_type as type, status, risk_cents as "riskCents",
       to_win_cents as "toWinCents", net_cents as "netCents", free_play_flag as "freePlayFlag",
       open_spots as "openSpots"
     from wager where ticket_number = $1 order by wager_number`,
    [ticketNumber],
  );
  const legs = await client.query<TicketRecord['legs'][number]>(
    `select i.wager_number as "wagerNumber", i.item_number as "itemNumber", ${SIDE_TEXT} as "on",
       i.final_line as "finalLine", i.final_price as "finalPrice", i.result, i.score1, i.score2,
       i.decided_by_operator as "decidedByOperator", i.comments, i.ruling
     from wager_item i where i.ticket_number = $1 order by i.wager_number, i.item_number`,
    [ticketNumber],
  );
  const ledger = await client.query<TicketRecord['ledger'][number]>(
    `select entry_id as "entryId", wager_number as "wagerNumber", kind, amount_cents as "amountCents",
       at_risk_cents as "atRiskCents", free_play_cents as "freePlayCents", book_ms as "atMs"
     from ledger where ticket_number = $1 and wager_number is not null order by entry_id`,
    [ticketNumber],
  );
  return { ...ticket, wagers: wagers.rows, legs: legs.rows, ledger: ledger.rows };
};

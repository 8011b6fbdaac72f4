import type { TICKET_COMMANDS } from '@lineboard/domain/desk/operator/ticket-commands.schema';
import { changeItem } from '../../betting/wagers/change-item.ts';
import type { Run, Runs } from './command.ts';
import { decide, findLeg, readTicket, type TicketContext } from './decide-ticket.ts';
import { listLate } from './late-tickets.ts';
import { RULING_RUNS } from './ruling-commands.ts';
import { SALE_RUNS } from './sale-commands.ts';
import { splitTicket } from './split-ticket.ts';
import { readTicketRecord } from './ticket-record.ts';

const show: Run<'tickets show'> = async ({ client, refuse }, { ticketNumber }) => {
  const record = await readTicketRecord(client, ticketNumber);
  return record === null ? refuse('unknownTicket', { ticketNumber }) : { answer: record };
};

const voidTicket: Run<'tickets void'> = (context, { ticketNumber, wagerNumber }) =>
  decide(context, ticketNumber, [{ wagerNumber, itemNumber: null, decision: 'X' }]);

const grade: Run<'tickets grade'> = async (context, { result, ...leg }) => {
  await findLeg(context as unknown as TicketContext, leg);
  const { ticketNumber, wagerNumber, itemNumber } = leg;
  return decide(context, ticketNumber, [{ wagerNumber, itemNumber, decision: result }]);
};

const COMMENT = `
${changeItem({ comments: '$4' })} where ticket_number = $1 and wager_number = $2 and item_number = $3
  and comments is distinct from $4`;

const comment: Run<'tickets comment'> = async (given, { text = null, ...leg }) => {
  const context = given as unknown as TicketContext;
  const before = await findLeg(context, leg);
  const { ticketNumber, wagerNumber, itemNumber } = leg;
  const { rowCount } = await given.client.query(COMMENT, [ticketNumber, wagerNumber, itemNumber, text]);
  if (rowCount === 0) return given.refuse('nothingToChange', {});
  const after = await readTicket(context, ticketNumber);
  const { customerId } = before;
  return { customerId, before, after, answer: after, events: [{ kind: 'wagers' }] };
};

const regrade: Run<'tickets regrade'> = (context, { ticketNumber, wagerNumber }) =>
  decide(context, ticketNumber, [{ wagerNumber, itemNumber: null, decision: null }]);

export const TICKET_RUNS: Runs<keyof typeof TICKET_COMMANDS> = {
  'tickets show': show,
  'tickets void': voidTicket,
  'tickets grade': grade,
  'tickets late': listLate,
  'tickets split': splitTicket,
  'tickets comment': comment,
  'tickets regrade': regrade,
  ...RULING_RUNS,
  ...SALE_RUNS,
};

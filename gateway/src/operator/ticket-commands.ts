import type { TICKET_COMMANDS } from '@lineboard/domain/operator/ticket-commands.schema';
import { decideByOperator, type Decision } from '../grading/decide-by-operator.ts';
import type { CommandContext, Run, Runs } from './command.ts';
import { readTicketRecord, type TicketRecord } from './ticket-record.ts';

type Change = 'tickets void' | 'tickets grade' | 'tickets regrade';
/** With all that any of them may be refused with. */
type Context = CommandContext<'tickets grade'>;

interface Asked {
  ticketNumber: number;
  /** undefined: all of them. */
  wagerNumber: number | undefined;
  itemNumber: number | null;
  decision: Decision;
}

const readTicket = async ({ client, refuse }: Context, ticketNumber: number): Promise<TicketRecord> =>
  (await readTicketRecord(client, ticketNumber)) ?? refuse('unknownTicket', { ticketNumber });

/** Wagers in their order, and accounts only with what is posted: as grading locks them. */
const decide = async <Name extends Change>(given: CommandContext<Name>, asked: Asked) => {
  const context = given as unknown as Context;
  const { client, kysely, wallMs, bookMs, refuse } = context;
  const { ticketNumber, wagerNumber, ...what } = asked;
  const before = await readTicket(context, ticketNumber);
  const named = before.wagers.filter(
    (wager) => wagerNumber === undefined || wager.wagerNumber === wagerNumber,
  );
  if (named.length === 0) return refuse('unknownWager', { ticketNumber, wagerNumber: wagerNumber ?? 0 });
  let changed = 0;
  for (const wager of named) {
    const ref = { ticket_number: ticketNumber, wager_number: wager.wagerNumber };
    const done = await decideByOperator(client, { kysely }, ref, { ...what, now: { wallMs, bookMs } });
    changed += done?.length ?? 0;
  }
  if (changed === 0) return refuse('nothingToChange', {});
  const after = await readTicket(context, ticketNumber);
  return {
    customerId: before.customerId,
    before,
    after,
    answer: after,
    events: [{ kind: 'wagers' }] as const,
  };
};

const show: Run<'tickets show'> = async ({ client, refuse }, { ticketNumber }) => {
  const record = await readTicketRecord(client, ticketNumber);
  return record === null ? refuse('unknownTicket', { ticketNumber }) : { answer: record };
};

const voidTicket: Run<'tickets void'> = (context, { ticketNumber, wagerNumber }) =>
  decide(context, { ticketNumber, wagerNumber, itemNumber: null, decision: 'X' });

/** @returns the ticket that the leg is of */
const findLeg = async (
  context: Context,
  {
    ticketNumber,
    wagerNumber,
    itemNumber,
  }: { ticketNumber: number; wagerNumber: number; itemNumber: number },
): Promise<TicketRecord> => {
  const ticket = await readTicket(context, ticketNumber);
  if (ticket.wagers.every((wager) => wager.wagerNumber !== wagerNumber))
    return context.refuse('unknownWager', { ticketNumber, wagerNumber });
  if (ticket.legs.some((leg) => leg.wagerNumber === wagerNumber && leg.itemNumber === itemNumber))
    return ticket;
  return context.refuse('unknownLeg', { ticketNumber, wagerNumber, itemNumber });
};

const grade: Run<'tickets grade'> = async (context, { result, ...leg }) => {
  await findLeg(context as unknown as Context, leg);
  return decide(context, { ...leg, decision: result });
};

const COMMENT = `
update wager_item set comments = $4 where ticket_number = $1 and wager_number = $2 and item_number = $3
  and comments is distinct from $4`;

const comment: Run<'tickets comment'> = async (given, { text = null, ...leg }) => {
  const context = given as unknown as Context;
  const before = await findLeg(context, leg);
  const { ticketNumber, wagerNumber, itemNumber } = leg;
  const { rowCount } = await given.client.query(COMMENT, [ticketNumber, wagerNumber, itemNumber, text]);
  if (rowCount === 0) return given.refuse('nothingToChange', {});
  const after = await readTicket(context, ticketNumber);
  const { customerId } = before;
  return { customerId, before, after, answer: after, events: [{ kind: 'wagers' }] };
};

const regrade: Run<'tickets regrade'> = (context, { ticketNumber, wagerNumber }) =>
  decide(context, { ticketNumber, wagerNumber, itemNumber: null, decision: null });

export const TICKET_RUNS: Runs<keyof typeof TICKET_COMMANDS> = {
  'tickets show': show,
  'tickets void': voidTicket,
  'tickets grade': grade,
  'tickets comment': comment,
  'tickets regrade': regrade,
};

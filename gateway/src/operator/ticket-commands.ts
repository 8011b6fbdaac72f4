import type { TICKET_COMMANDS } from '@lineboard/domain/operator/ticket-commands.schema';
import { decideByOperator, type Decision } from '../grading/decide-by-operator.ts';
import type { CommandContext, Run, Runs } from './command.ts';
import { readTicketRecord, type TicketRecord } from './ticket-record.ts';

type Change = 'tickets void' | 'tickets grade' | 'tickets regrade';
/** What all three may be refused with. */
type Context = CommandContext<'tickets void'>;

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

const grade: Run<'tickets grade'> = async (context, { ticketNumber, wagerNumber, itemNumber, result }) => {
  const ticket = await readTicketRecord(context.client, ticketNumber);
  const wagers = ticket?.wagers.filter((wager) => wager.wagerNumber === wagerNumber) ?? [];
  const legs =
    ticket?.legs.filter((leg) => leg.wagerNumber === wagerNumber && leg.itemNumber === itemNumber) ?? [];
  if (wagers.length > 0 && legs.length === 0)
    return context.refuse('unknownLeg', { ticketNumber, wagerNumber, itemNumber });
  return decide(context, { ticketNumber, wagerNumber, itemNumber, decision: result });
};

const regrade: Run<'tickets regrade'> = (context, { ticketNumber, wagerNumber }) =>
  decide(context, { ticketNumber, wagerNumber, itemNumber: null, decision: null });

export const TICKET_RUNS: Runs<keyof typeof TICKET_COMMANDS> = {
  'tickets show': show,
  'tickets void': voidTicket,
  'tickets grade': grade,
  'tickets regrade': regrade,
};

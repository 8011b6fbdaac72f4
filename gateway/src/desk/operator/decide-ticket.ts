import { decideByOperator, type Decision, type Ruling } from '../../betting/grading/decide-by-operator.ts';
import type { CommandContext } from './command.ts';
import { holdSplit, type SplitState } from './split-state.ts';
import { readTicketRecord, type TicketRecord } from './ticket-record.ts';

type Change =
  | 'tickets void'
  | 'tickets grade'
  | 'tickets regrade'
  | 'tickets past-posted'
  | 'tickets on-time'
  | 'tickets wrong-line';
/** Names all that any of them may be refused with. */
export type TicketContext = CommandContext<'tickets grade'>;

export interface Asked {
  /** undefined: all of them. */
  wagerNumber: number | undefined;
  itemNumber: number | null;
  decision: Decision;
  ruling?: Ruling;
}

export const readTicket = async (
  { client, refuse }: TicketContext,
  ticketNumber: number,
): Promise<TicketRecord> =>
  (await readTicketRecord(client, ticketNumber)) ?? refuse('unknownTicket', { ticketNumber });

/** A ticket that was split has its decisions on the straights, and none on both: that would pay twice (HR-85). */
const mindSplit = async (
  context: TicketContext,
  ticketNumber: number,
  split: SplitState | null,
  decisions: readonly Asked[],
): Promise<number> => {
  if (split === null || split.stands !== split.isOrigin) return 0;
  const { client, kysely, actor, wallMs, bookMs, refuse } = context;
  const { otherNumber } = split;
  if (!split.stands) return refuse('splitTakenBack', { ticketNumber, otherNumber });
  const isTakenBack = decisions.every(({ decision, ruling }) => decision === null && ruling === undefined);
  if (!isTakenBack) return refuse('ticketSplit', { ticketNumber, otherNumber });
  const straights = await readTicket(context, otherNumber);
  for (const { wagerNumber } of straights.wagers)
    await decideByOperator(
      client,
      { kysely },
      { ticket_number: otherNumber, wager_number: wagerNumber },
      {
        itemNumber: null,
        decision: 'X',
        ruling: { kind: 'splitTakenBack', by: actor.name, price: null, line: null, ticketNumber },
        now: { wallMs, bookMs },
      },
    );
  return straights.wagers.length;
};

/** Wagers in their order, and accounts only with what is posted: as grading locks them. */
export const decide = async <Name extends Change>(
  given: CommandContext<Name>,
  ticketNumber: number,
  decisions: readonly Asked[],
) => {
  const context = given as unknown as TicketContext;
  const { client, kysely, wallMs, bookMs, refuse } = context;
  const split = await holdSplit(client, ticketNumber);
  const before = await readTicket(context, ticketNumber);
  let changed = await mindSplit(context, ticketNumber, split, decisions);
  for (const { wagerNumber, ...what } of decisions) {
    const named = before.wagers.filter(
      (wager) => wagerNumber === undefined || wager.wagerNumber === wagerNumber,
    );
    if (named.length === 0) return refuse('unknownWager', { ticketNumber, wagerNumber: wagerNumber ?? 0 });
    for (const wager of named) {
      const ref = { ticket_number: ticketNumber, wager_number: wager.wagerNumber };
      const done = await decideByOperator(client, { kysely }, ref, { ...what, now: { wallMs, bookMs } });
      changed += done?.length ?? 0;
    }
  }
  if (changed === 0) return refuse('nothingToChange', {});
  return tellChange(context, before);
};

/** The audit log has the ticket before and after, and the customer's page is told. */
export const tellChange = async (context: TicketContext, before: TicketRecord) => {
  const after = await readTicket(context, before.ticketNumber);
  return {
    customerId: before.customerId,
    before,
    after,
    answer: after,
    events: [{ kind: 'wagers' }] as const,
  };
};

/** @returns the ticket that the leg is of */
export const findLeg = async (
  context: TicketContext,
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

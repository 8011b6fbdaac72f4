import type { CommandContext, Run, Runs } from './command.ts';
import { type Asked, decide, findLeg, readTicket, type TicketContext } from './decide-ticket.ts';
import { type LegAtStart, readLegs, startOf } from './legs-at-start.ts';

type RulingCommand = 'tickets past-posted' | 'tickets on-time' | 'tickets wrong-line';

interface Named {
  ticketNumber: number;
  wagerNumber?: number;
  itemNumber?: number;
}

/** @returns the leg that is named, or all that are as they are asked for */
const selectLegs = async (
  given: CommandContext<'tickets past-posted'> | CommandContext<'tickets on-time'>,
  { ticketNumber, wagerNumber, itemNumber }: Named,
  isMeant: (context: TicketContext, leg: LegAtStart) => boolean,
): Promise<LegAtStart[]> => {
  const context = given as unknown as TicketContext;
  await readTicket(context, ticketNumber);
  if (itemNumber !== undefined)
    await findLeg(context, { ticketNumber, wagerNumber: wagerNumber ?? 1, itemNumber });
  return (await readLegs(context, ticketNumber)).filter((leg) =>
    itemNumber === undefined
      ? (wagerNumber ?? leg.wagerNumber) === leg.wagerNumber && isMeant(context, leg)
      : leg.wagerNumber === (wagerNumber ?? 1) && leg.itemNumber === itemNumber,
  );
};

const WITHOUT_LINE = { price: null, line: null, ticketNumber: null };

/**
 * Accepted before the start that was told then and after the one that is told now. Live wagers waited for their
 * acceptance (HR-44): they are none that came too late.
 */
const isLate = (context: TicketContext, leg: LegAtStart): boolean =>
  !leg.isLive && leg.acceptedMs >= startOf(context, leg) && leg.acceptedMs < leg.startMs;

const pastPosted: Run<'tickets past-posted'> = async (given, named) => {
  const ruling = { kind: 'pastPosting', by: given.actor.name, ...WITHOUT_LINE } as const;
  const legs = await selectLegs(given, named, isLate);
  if (legs.length === 0) return given.refuse('notPastPosted', { ticketNumber: named.ticketNumber });
  return decide(
    given,
    named.ticketNumber,
    legs.map((leg): Asked => ({ ...leg, decision: 'X', ruling })),
  );
};

/** What is paid already isn't taken back to be paid again. */
const onTime: Run<'tickets on-time'> = async (given, named) => {
  const ruling = { kind: 'onTime', by: given.actor.name, ...WITHOUT_LINE } as const;
  const legs = (await selectLegs(given, named, (_context, leg) => leg.isHeldLate)).filter(
    (leg) => leg.isHeldLate,
  );
  if (legs.length === 0) return given.refuse('nothingHeldLate', { ticketNumber: named.ticketNumber });
  return decide(
    given,
    named.ticketNumber,
    legs.map((leg): Asked => ({ ...leg, decision: null, ruling })),
  );
};

const obviousError: Run<'tickets wrong-line'> = async (
  given,
  { ticketNumber, wagerNumber, itemNumber, price = null, line = null },
) => {
  const context = given as unknown as TicketContext;
  await findLeg(context, { ticketNumber, wagerNumber, itemNumber });
  const leg = (await readLegs(context, ticketNumber)).find(
    (each) => each.wagerNumber === wagerNumber && each.itemNumber === itemNumber,
  );
  const hasBegun = leg === undefined || leg.hasResult || startOf(context, leg) <= given.bookMs;
  if (hasBegun && price === null && line === null) return given.refuse('errorNeedsLine', {});
  return decide(given, ticketNumber, [
    {
      wagerNumber,
      itemNumber,
      decision: hasBegun ? null : 'X',
      ruling: { kind: 'obviousError', by: given.actor.name, price, line, ticketNumber: null },
    },
  ]);
};

export const RULING_RUNS: Runs<RulingCommand> = {
  'tickets past-posted': pastPosted,
  'tickets on-time': onTime,
  'tickets wrong-line': obviousError,
};

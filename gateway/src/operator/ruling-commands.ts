import type { CommandContext, Run, Runs } from './command.ts';
import { type Asked, decide, findLeg, readTicket, type TicketContext } from './decide-ticket.ts';
import { readLegs, startOf } from './legs-at-start.ts';

type RulingCommand = 'tickets past-posted' | 'tickets wrong-line';

const contextOf = <Name extends RulingCommand>(given: CommandContext<Name>) =>
  given as unknown as TicketContext;

/** Live wagers waited for their acceptance (HR-44): they are none that came too late. */
const pastPosted: Run<'tickets past-posted'> = async (given, { ticketNumber, wagerNumber, itemNumber }) => {
  const context = contextOf(given);
  await readTicket(context, ticketNumber);
  if (itemNumber !== undefined)
    await findLeg(context, { ticketNumber, wagerNumber: wagerNumber ?? 1, itemNumber });
  const legs = (await readLegs(context, ticketNumber)).filter((leg) =>
    itemNumber === undefined
      ? (wagerNumber ?? leg.wagerNumber) === leg.wagerNumber &&
        !leg.isLive &&
        leg.acceptedMs >= startOf(context, leg)
      : leg.wagerNumber === (wagerNumber ?? 1) && leg.itemNumber === itemNumber,
  );
  if (legs.length === 0) return given.refuse('notPastPosted', { ticketNumber });
  return decide(
    given,
    ticketNumber,
    legs.map(
      (leg): Asked => ({
        ...leg,
        decision: 'X',
        ruling: {
          kind: 'pastPosting',
          by: given.actor.name,
          price: null,
          line: null,
          ticketNumber: null,
        },
      }),
    ),
  );
};

const obviousError: Run<'tickets wrong-line'> = async (
  given,
  { ticketNumber, wagerNumber, itemNumber, price = null, line = null },
) => {
  const context = contextOf(given);
  await findLeg(context, { ticketNumber, wagerNumber, itemNumber });
  const leg = (await readLegs(context, ticketNumber)).find(
    (each) => each.wagerNumber === wagerNumber && each.itemNumber === itemNumber,
  );
  const hasBegun = leg === undefined || startOf(context, leg) <= given.bookMs;
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
  'tickets wrong-line': obviousError,
};

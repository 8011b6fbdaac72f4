import { takeBackSale } from '../../betting/selling/take-back-sale.ts';
import type { Run, Runs } from './command.ts';
import { findLeg, tellChange, type TicketContext } from './decide-ticket.ts';
import { holdSplit } from './split-state.ts';

const unsell: Run<'tickets unsell'> = async (given, { why, price = null, line = null, ...leg }) => {
  const { client, kysely, actor, wallMs, bookMs, refuse } = given;
  const context = given as unknown as TicketContext;
  const { ticketNumber, wagerNumber, itemNumber } = leg;
  const split = await holdSplit(client, ticketNumber);
  if (split !== null && split.isOrigin === split.stands)
    return refuse(split.stands ? 'ticketSplit' : 'splitTakenBack', {
      ticketNumber,
      otherNumber: split.otherNumber,
    });
  const before = await findLeg(context, leg);
  if (why === 'obviousError' && price === null && line === null) return refuse('errorNeedsLine', {});
  const back = { why, itemNumber, by: actor.name, price, line };
  const done = await takeBackSale(client, { kysely }, { ticketNumber, wagerNumber }, back, {
    wallMs,
    bookMs,
  });
  if (done === 'waits') return refuse('saleWaits', { ticketNumber, wagerNumber });
  if (done === 'nothingSold') return refuse('nothingSold', { ticketNumber, wagerNumber });
  return tellChange(context, before);
};

export const SALE_RUNS: Runs<'tickets unsell'> = { 'tickets unsell': unsell };

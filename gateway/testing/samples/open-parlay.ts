import type { ErrorBody } from '@lineboard/domain/ground/error/refusal';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { TicketRequest, WagerRef } from '@lineboard/domain/betting/request/ticket-request';
import { createItem, createTicket } from './ticket-request.ts';

export const createOpenParlay = (
  games: readonly number[],
  amountCents: number,
  openSpots: number,
): TicketRequest => {
  const items = games.map((gameNum) => createItem(gameNum));
  return createTicket(items, { wagerType: 'parlay', amountCents, openSpots });
};

export const createFill = (filling: WagerRef, gameNum: number): TicketRequest =>
  createTicket([createItem(gameNum)], { wagerType: 'parlay', filling });

/** @throws when it wasn't accepted */
export const wagerOf = (answer: TicketAnswer | ErrorBody): WagerRef => {
  if ('error' in answer || answer.state !== 'accepted')
    throw new Error(`not placed: ${JSON.stringify(answer)}`);
  return { ticketNumber: answer.ticketNumber, wagerNumber: 1 };
};

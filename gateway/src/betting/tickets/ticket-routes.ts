import type { FastifyInstance } from 'fastify';
import { handle } from '../../ground/http/handle.ts';
import {
  customerOf,
  type PersonFinder,
  refuseOffline,
  requireCustomer,
  requirePerson,
} from '../../account/session/require-customer.ts';
import { TicketsBusy } from './ticket-door.ts';
import type { Tickets } from './tickets.ts';

export interface TicketRouteParts {
  tickets: Pick<Tickets, 'place' | 'account' | 'find' | 'close'>;
  sessions: PersonFinder;
}

export const ticketRoutes = (app: FastifyInstance, { tickets, sessions }: TicketRouteParts): void => {
  const onRequest = requireCustomer(sessions);

  const mayStake = [onRequest, refuseOffline, requirePerson(sessions)];
  handle(app, 'placeTicket', { onRequest: mayStake }, async ({ request, body, refuse }) => {
    try {
      return await tickets.place(customerOf(request).customerId, body);
    } catch (error) {
      if (!(error instanceof TicketsBusy)) throw error;
      return refuse('ticketsBusy', { retryAfterMs: error.retryAfterMs });
    }
  });

  handle(app, 'readAccountFigures', { onRequest }, async ({ request, refuse }) => {
    const figures = await tickets.account(customerOf(request).customerId);
    return figures ?? refuse('sessionEnded');
  });

  handle(app, 'findTicket', { onRequest }, async ({ request, params, refuse }) => {
    const answer = await tickets.find(customerOf(request).customerId, params.key);
    return answer ?? refuse('notFound');
  });

  handle(app, 'closeTicket', { onRequest }, async ({ request, params, refuse }) => {
    const answer = await tickets.close(customerOf(request).customerId, params.key);
    return answer ?? refuse('rateLimited');
  });
};

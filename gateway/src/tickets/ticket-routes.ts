import type { FastifyInstance } from 'fastify';
import { handle } from '../http/handle.ts';
import { customerOf, refuseDemo, requireCustomer } from '../session/require-customer.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Tickets } from './tickets.ts';

export const ticketRoutes = (app: FastifyInstance, parts: { tickets: Tickets; sessions: Sessions }): void => {
  const { tickets, sessions } = parts;
  const onRequest = requireCustomer(sessions);

  handle(app, 'placeTicket', { onRequest: [onRequest, refuseDemo] }, ({ request, body }) =>
    tickets.place(customerOf(request).customerId, body),
  );

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

import { TicketKeySchema, TicketRequestSchema } from '@lineboard/domain/request/ticket-request.schema';
import type { TicketRequest } from '@lineboard/domain/request/ticket-request';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { refuse } from '../http/refuse.ts';
import { customerOf, refuseDemo, requireCustomer } from '../session/require-customer.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Tickets } from './tickets.ts';

const KeyParams = Type.Object({ key: TicketKeySchema }, { additionalProperties: false });

interface KeyRoute {
  Params: Type.Static<typeof KeyParams>;
}

export const ticketRoutes = (app: FastifyInstance, parts: { tickets: Tickets; sessions: Sessions }): void => {
  const { tickets, sessions } = parts;
  const onRequest = requireCustomer(sessions);
  const keyed = { onRequest, schema: { params: KeyParams } };

  app.post<{ Body: TicketRequest }>(
    '/api/tickets',
    { onRequest: [onRequest, refuseDemo], schema: { body: TicketRequestSchema } },
    (request) => tickets.place(customerOf(request).customerId, request.body),
  );

  app.get('/api/tickets/account', { onRequest }, async (request, reply) => {
    const account = await tickets.account(customerOf(request).customerId);
    return account ?? refuse(reply, 'sessionEnded');
  });

  app.get<KeyRoute>('/api/tickets/:key', keyed, async (request, reply) => {
    const answer = await tickets.find(customerOf(request).customerId, request.params.key);
    return answer ?? refuse(reply, 'notFound');
  });

  app.post<KeyRoute>('/api/tickets/:key/close', keyed, async (request, reply) => {
    const answer = await tickets.close(customerOf(request).customerId, request.params.key);
    return answer ?? refuse(reply, 'rateLimited');
  });
};

import { SCREEN_MARK_HEADER } from '@lineboard/domain/doors/contract/screen-calls';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { handle } from '../../ground/http/handle.ts';
import {
  customerOf,
  type PersonFinder,
  refuseOffline,
  requireCustomer,
  requirePerson,
} from '../../account/session/require-customer.ts';
import type { ScreenMarks } from '../../ground/traces/screen-marks.ts';
import { TicketsBusy } from './ticket-door.ts';
import type { Tickets } from './tickets.ts';

export interface TicketRouteParts {
  tickets: Pick<Tickets, 'place' | 'account' | 'find' | 'close'>;
  sessions: PersonFinder;
  screenMarks: Pick<ScreenMarks, 'hand'>;
  wallNowMs: () => number;
}

export const ticketRoutes = (
  app: FastifyInstance,
  { tickets, sessions, screenMarks, wallNowMs }: TicketRouteParts,
): void => {
  const onRequest = requireCustomer(sessions);

  /** A traced call's answer brings what its page says by when it has drawn it. */
  const handMark = (reply: FastifyReply, customerId: string): void => {
    const mark = screenMarks.hand('ticket', customerId, wallNowMs() - reply.elapsedTime);
    if (mark !== null) void reply.header(SCREEN_MARK_HEADER, mark);
  };

  const mayStake = [onRequest, refuseOffline, requirePerson(sessions)];
  handle(app, 'placeTicket', { onRequest: mayStake }, async ({ request, reply, body, refuse }) => {
    const { customerId } = customerOf(request);
    try {
      const answer = await tickets.place(customerId, body);
      handMark(reply, customerId);
      return answer;
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

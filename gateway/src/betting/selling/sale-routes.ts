import type { FastifyInstance } from 'fastify';
import {
  customerOf,
  type PersonFinder,
  refuseOffline,
  requireCustomer,
  requirePerson,
} from '../../account/session/require-customer.ts';
import { parseWagerRef } from '../wagers/parse-wager-ref.ts';
import { handle } from '../../ground/http/handle.ts';
import { TicketsBusy } from '../tickets/ticket-door.ts';
import type { Sales } from './sales.ts';

export interface SaleRouteParts {
  sales: Pick<Sales, 'sell' | 'find' | 'close' | 'setTarget' | 'dropTarget'>;
  sessions: PersonFinder;
}

/** A time-out or a self-exclusion doesn't stop a customer from selling: it takes risk away (HR-56). */
export const saleRoutes = (app: FastifyInstance, { sales, sessions }: SaleRouteParts): void => {
  const onRequest = requireCustomer(sessions);
  const maySell = [onRequest, refuseOffline, requirePerson(sessions)];

  handle(app, 'sellBet', { onRequest: maySell }, async ({ request, params, body, refuse }) => {
    try {
      const answer = await sales.sell(customerOf(request).customerId, parseWagerRef(params.ref), body);
      return answer ?? refuse('notFound');
    } catch (error) {
      if (!(error instanceof TicketsBusy)) throw error;
      return refuse('rateLimited', { retryAfterMs: error.retryAfterMs });
    }
  });

  handle(app, 'findSale', { onRequest }, async ({ request, params, refuse }) => {
    const answer = await sales.find(customerOf(request).customerId, params.key);
    return answer ?? refuse('notFound');
  });

  handle(app, 'closeSale', { onRequest }, async ({ request, params, refuse }) => {
    const answer = await sales.close(customerOf(request).customerId, params.key);
    return answer ?? refuse('rateLimited');
  });

  handle(app, 'setSaleTarget', { onRequest: maySell }, async ({ request, params, body, refuse }) => {
    const { customerId } = customerOf(request);
    const answer = await sales.setTarget(customerId, parseWagerRef(params.ref), body.amountCents);
    return answer ?? refuse('notFound');
  });

  handle(app, 'dropSaleTarget', { onRequest }, async ({ request, params }) => {
    await sales.dropTarget(customerOf(request).customerId, parseWagerRef(params.ref));
  });
};

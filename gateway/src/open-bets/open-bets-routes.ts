import type { FastifyInstance } from 'fastify';
import type { BookView } from '../book/book-view.ts';
import type { Database } from '../database/create-database.ts';
import { customerOf, requireCustomer } from '../session/require-customer.ts';
import type { Sessions } from '../session/sessions.ts';
import { readOpenBets } from './read-open-bets.ts';

export const openBetsRoutes = (
  app: FastifyInstance,
  parts: { database: Database; book: BookView; sessions: Sessions; bookNowMs: () => number },
): void => {
  app.get('/api/open-bets', { onRequest: requireCustomer(parts.sessions) }, (request) =>
    readOpenBets(parts, customerOf(request).customerId, parts.bookNowMs()),
  );
};

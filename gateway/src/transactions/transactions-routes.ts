import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/create-database.ts';
import { handle } from '../http/handle.ts';
import { customerOf, requireCustomer, type SessionFinder } from '../session/require-customer.ts';
import { readTransactions } from './read-transactions.ts';

export interface TransactionsRouteParts {
  database: Database;
  sessions: SessionFinder;
  bookNowMs: () => number;
}

/** Spec 1 §2. */
const DEFAULT_DAYS = 7;

export const transactionsRoutes = (app: FastifyInstance, parts: TransactionsRouteParts): void => {
  const onRequest = requireCustomer(parts.sessions);
  handle(app, 'readTransactions', { onRequest }, ({ request, query: { days, before } }) => {
    const { customerId } = customerOf(request);
    const question = { customerId, days: days ?? DEFAULT_DAYS, before: before ?? null };
    return readTransactions(parts.database, question, parts.bookNowMs());
  });
};

import { addDays, isDay, startOfDayMs } from '@lineboard/domain/calendar/book-day';
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

const DAY_MS = 24 * 3_600_000;

/** Spec 1 §2. */
const DEFAULT_DAYS = 7;

export const transactionsRoutes = (app: FastifyInstance, parts: TransactionsRouteParts): void => {
  const onRequest = requireCustomer(parts.sessions);
  handle(app, 'readTransactions', { onRequest }, ({ request, query: { days, before } }) => {
    const { customerId } = customerOf(request);
    const sinceMs = parts.bookNowMs() - (days ?? DEFAULT_DAYS) * DAY_MS;
    return readTransactions(parts.database, { customerId, sinceMs, untilMs: null, before: before ?? null });
  });
  handle(
    app,
    'readTransactionsOfDay',
    { onRequest },
    ({ request, params: { day }, query: { before }, refuse }) => {
      if (!isDay(day)) return refuse('badRequest', { field: 'day' });
      const { customerId } = customerOf(request);
      return readTransactions(parts.database, {
        customerId,
        sinceMs: startOfDayMs(day),
        untilMs: startOfDayMs(addDays(day, 1)),
        before: before ?? null,
      });
    },
  );
};

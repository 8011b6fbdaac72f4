import { addDays, dayOf, startOfDayMs } from '@lineboard/domain/ground/calendar/book-day';
import { type DayRange, isDayRange } from '@lineboard/domain/books/transactions/transaction-range';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../ground/database/create-database.ts';
import { handle } from '../../ground/http/handle.ts';
import { customerOf, requireCustomer, type SessionFinder } from '../../account/session/require-customer.ts';
import { readHookedTransactions } from './read-hooked-transactions.ts';
import { readPlaysNotPosted } from './read-plays-not-posted.ts';
import { readTransactions } from './read-transactions.ts';

export interface TransactionsRouteParts {
  database: Database;
  sessions: SessionFinder;
  bookNowMs: () => number;
}

/** Spec 1 §2. */
const DEFAULT_DAYS = 7;

const momentsOf = ({ start, end }: DayRange) => ({
  sinceMs: startOfDayMs(start),
  untilMs: startOfDayMs(addDays(end, 1)),
});

export const transactionsRoutes = (
  app: FastifyInstance,
  { database, sessions, bookNowMs }: TransactionsRouteParts,
): void => {
  const onRequest = requireCustomer(sessions);
  handle(
    app,
    'readTransactions',
    { onRequest },
    ({ request, query: { days = DEFAULT_DAYS, type, before = null } }) => {
      const { customerId } = customerOf(request);
      const sinceMs = startOfDayMs(addDays(dayOf(bookNowMs()), 1 - days));
      return readTransactions(database, { customerId, sinceMs, untilMs: null, type, before });
    },
  );
  handle(
    app,
    'readTransactionsOfRange',
    { onRequest },
    ({ request, query: { start, end, type, before = null }, refuse }) => {
      if (!isDayRange({ start, end })) return refuse('badRequest', { field: 'start' });
      const { customerId } = customerOf(request);
      return readTransactions(database, { customerId, ...momentsOf({ start, end }), type, before });
    },
  );
  handle(
    app,
    'readTransactionsOfDay',
    { onRequest },
    ({ request, params: { day }, query: { type, before = null }, refuse }) => {
      if (!isDayRange({ start: day, end: day })) return refuse('badRequest', { field: 'day' });
      const { customerId } = customerOf(request);
      return readTransactions(database, {
        customerId,
        ...momentsOf({ start: day, end: day }),
        type,
        before,
      });
    },
  );
  handle(app, 'readTransactionsOfTicket', { onRequest }, async ({ request, params, refuse }) => {
    const { customerId } = customerOf(request);
    const hooked = await readHookedTransactions(database, customerId, params.ticketNumber);
    return hooked ?? refuse('notFound');
  });
  handle(app, 'readPlaysNotPosted', { onRequest }, ({ request, query: { tab = 'all', before = null } }) =>
    readPlaysNotPosted(database, customerOf(request).customerId, tab, before),
  );
};

import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Database } from '../database/create-database.ts';
import { customerOf, requireCustomer } from '../session/require-customer.ts';
import type { Sessions } from '../session/sessions.ts';
import { readTransactions } from './read-transactions.ts';

/** Text, as a query has it: 1 to 90 days, the ranges of the page (spec 1 §2). */
const DaysQuery = Type.Object(
  { days: Type.Optional(Type.String({ pattern: '^([1-9]|[1-8][0-9]|90)$' })) },
  { additionalProperties: false },
);

const DEFAULT_DAYS = 7;

export const transactionsRoutes = (
  app: FastifyInstance,
  parts: { database: Database; sessions: Sessions; bookNowMs: () => number },
): void => {
  app.get<{ Querystring: Type.Static<typeof DaysQuery> }>(
    '/api/transactions',
    { onRequest: requireCustomer(parts.sessions), schema: { querystring: DaysQuery } },
    (request) =>
      readTransactions(
        parts.database,
        customerOf(request).customerId,
        Number(request.query.days ?? DEFAULT_DAYS),
        parts.bookNowMs(),
      ),
  );
};

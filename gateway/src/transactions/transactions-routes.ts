import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Database } from '../database/create-database.ts';
import { customerOf, requireCustomer } from '../session/require-customer.ts';
import type { Sessions } from '../session/sessions.ts';
import { readTransactions } from './read-transactions.ts';

/** Text, as a query has it: 1 to 90 days, the ranges of the page (spec 1 §2), and `next` of the page before. */
const PageQuery = Type.Object(
  {
    days: Type.Optional(Type.String({ pattern: '^([1-9]|[1-8][0-9]|90)$' })),
    before: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,14}$' })),
  },
  { additionalProperties: false },
);

const DEFAULT_DAYS = 7;

export const transactionsRoutes = (
  app: FastifyInstance,
  parts: { database: Database; sessions: Sessions; bookNowMs: () => number },
): void => {
  app.get<{ Querystring: Type.Static<typeof PageQuery> }>(
    '/api/transactions',
    { onRequest: requireCustomer(parts.sessions), schema: { querystring: PageQuery } },
    (request) => {
      const { days, before } = request.query;
      const question = {
        customerId: customerOf(request).customerId,
        days: Number(days ?? DEFAULT_DAYS),
        before: before === undefined ? null : Number(before),
      };
      return readTransactions(parts.database, question, parts.bookNowMs());
    },
  );
};

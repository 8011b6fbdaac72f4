import type { WagerRef } from '@lineboard/domain/request/ticket-request';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { BookView } from '../book/book-view.ts';
import type { Database } from '../database/create-database.ts';
import { refuse } from '../http/refuse.ts';
import { customerOf, requireCustomer } from '../session/require-customer.ts';
import type { Sessions } from '../session/sessions.ts';
import { readOpenBet, readOpenBets } from './read-open-bets.ts';

/** `ticketNumber-wagerNumber`; both stay what the database's integers hold. */
const RefText = Type.String({ pattern: '^[1-9][0-9]{0,14}-[1-9][0-9]{0,8}$' });
const PageQuery = Type.Object({ after: Type.Optional(RefText) }, { additionalProperties: false });
const RefParams = Type.Object({ ref: RefText }, { additionalProperties: false });

const parseRef = (text: string): WagerRef => {
  const [ticketNumber = 0, wagerNumber = 0] = text.split('-').map(Number);
  return { ticketNumber, wagerNumber };
};

export const openBetsRoutes = (
  app: FastifyInstance,
  parts: { database: Database; book: BookView; sessions: Sessions; bookNowMs: () => number },
): void => {
  const onRequest = requireCustomer(parts.sessions);
  app.get<{ Querystring: Type.Static<typeof PageQuery> }>(
    '/api/open-bets',
    { onRequest, schema: { querystring: PageQuery } },
    (request) =>
      readOpenBets(
        parts,
        customerOf(request).customerId,
        request.query.after === undefined ? null : parseRef(request.query.after),
        parts.bookNowMs(),
      ),
  );
  app.get<{ Params: Type.Static<typeof RefParams> }>(
    '/api/open-bets/:ref',
    { onRequest, schema: { params: RefParams } },
    async (request, reply) =>
      (await readOpenBet(parts, customerOf(request).customerId, parseRef(request.params.ref))) ??
      refuse(reply, 'notFound'),
  );
};

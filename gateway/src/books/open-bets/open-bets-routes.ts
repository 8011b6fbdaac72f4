import { isDay } from '@lineboard/domain/ground/calendar/book-day';
import type { FastifyInstance } from 'fastify';
import type { BookView } from '../../lines/book/book-view.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { handle } from '../../ground/http/handle.ts';
import { customerOf, requireCustomer, type SessionFinder } from '../../account/session/require-customer.ts';
import { parseWagerRef } from '../../betting/wagers/parse-wager-ref.ts';
import { readBetsOfGame } from './read-bets-of-game.ts';
import { readHookUps } from './read-hook-ups.ts';
import { readOpenBet, readOpenBets } from './read-open-bets.ts';
import { searchBets } from './search-bets.ts';

export interface OpenBetsRouteParts {
  database: Database;
  book: BookView;
  sessions: SessionFinder;
  bookNowMs: () => number;
}

export const openBetsRoutes = (app: FastifyInstance, parts: OpenBetsRouteParts): void => {
  const onRequest = requireCustomer(parts.sessions);
  handle(app, 'readOpenBets', { onRequest }, ({ request, query: { after } }) =>
    readOpenBets(
      parts,
      customerOf(request).customerId,
      after === undefined ? null : parseWagerRef(after),
      parts.bookNowMs(),
    ),
  );
  handle(app, 'readOpenBet', { onRequest }, async ({ request, params, refuse }) => {
    const bet = await readOpenBet(parts, customerOf(request).customerId, parseWagerRef(params.ref));
    return bet ?? refuse('notFound');
  });
  handle(app, 'readBetsOfGame', { onRequest }, ({ request, params: { gameNum } }) =>
    readBetsOfGame(parts, customerOf(request).customerId, gameNum),
  );
  handle(app, 'searchBets', { onRequest }, ({ request, query, refuse }) => {
    const { start, end, leastCents, mostCents } = query;
    if ([start, end].some((day) => day !== undefined && !isDay(day)))
      return refuse('badRequest', { field: 'start' });
    if (start !== undefined && end !== undefined && start > end)
      return refuse('badRequest', { field: 'end' });
    if (leastCents !== undefined && mostCents !== undefined && leastCents > mostCents)
      return refuse('badRequest', { field: 'mostCents' });
    return searchBets(parts.database, customerOf(request).customerId, query);
  });
  handle(app, 'readHookUps', { onRequest }, async ({ request, params, refuse }) => {
    const bets = await readHookUps(parts.database, customerOf(request).customerId, parseWagerRef(params.ref));
    return bets.length === 0 ? refuse('notFound') : { bets };
  });
};

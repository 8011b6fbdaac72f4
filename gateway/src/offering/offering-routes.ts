import type { LineHistory } from '@lineboard/domain/offering/line-history';
import { parseSearch } from '@lineboard/domain/offering/search';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { refuse } from '../http/refuse.ts';
import type { Sessions } from '../session/sessions.ts';
import type { LineHistories } from './line-histories.ts';
import type { OfferingView } from './offering-view.ts';

const GameParams = Type.Object({ gameNum: Type.String({ pattern: '^[0-9]{1,15}$' }) });
const SearchQuery = Type.Object({ text: Type.String({ maxLength: 100 }) }, { additionalProperties: false });

/** Customers see their store's lines, visitors the default store's. */
export const offeringRoutes = (
  app: FastifyInstance,
  parts: {
    offering: OfferingView;
    lineHistories: Pick<LineHistories, 'points'>;
    sessions: Sessions;
    defaultStore: string;
  },
): void => {
  const { offering, lineHistories, sessions, defaultStore } = parts;
  const storeOf = async (request: FastifyRequest): Promise<string> => {
    const found = await sessions.find(request.cookies[sessions.cookieName]);
    return found.state === 'customer' ? found.store : defaultStore;
  };

  app.get('/api/offering/sports', async (request) => offering.menu(await storeOf(request)));

  app.get<{ Querystring: Type.Static<typeof SearchQuery> }>(
    '/api/offering/search',
    { schema: { querystring: SearchQuery } },
    async (request, reply) => {
      const search = parseSearch(request.query.text);
      if (search === null) return refuse(reply, 'badRequest');
      return offering.search(await storeOf(request), search);
    },
  );

  app.get('/api/offering/spotlight', async (request) => offering.spotlight(await storeOf(request)));

  app.get('/api/offering/props-games', async (request) => ({
    gameNums: offering.propsGames(await storeOf(request)),
  }));

  app.get<{ Params: Type.Static<typeof GameParams> }>(
    '/api/offering/games/:gameNum/contests',
    { schema: { params: GameParams } },
    async (request) => ({
      contests: offering.contestsOf(await storeOf(request), Number(request.params.gameNum)),
    }),
  );

  app.get<{ Params: Type.Static<typeof GameParams> }>(
    '/api/offering/games/:gameNum/history',
    { schema: { params: GameParams } },
    async (request, reply) => {
      const gameNum = Number(request.params.gameNum);
      const points = lineHistories.points(await storeOf(request), gameNum);
      if (points.length === 0) return refuse(reply, 'notFound');
      return { gameNum, points } satisfies LineHistory;
    },
  );
};

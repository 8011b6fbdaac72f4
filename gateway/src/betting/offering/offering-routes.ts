import { parseSearch } from '@lineboard/domain/lines/offering/search';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../ground/database/create-database.ts';
import { handle } from '../../ground/http/handle.ts';
import type { SessionFinder } from '../../account/session/require-customer.ts';
import { createEarlierPoints } from './earlier-points.ts';
import type { GameView } from './create-game-view.ts';
import type { InPlayView } from './in-play-view.ts';
import type { LineHistories } from './line-histories.ts';
import type { OfferingView } from './offering-view.ts';
import type { ScoresView } from './create-scores-view.ts';

export interface OfferingRouteParts {
  database: Database;
  offering: OfferingView;
  lineHistories: LineHistories;
  inPlay: InPlayView;
  games: GameView;
  scores: ScoresView;
  sessions: SessionFinder;
  defaultStore: string;
}

/** Customers see their store's lines, visitors the default store's. */
export const offeringRoutes = (
  app: FastifyInstance,
  { database, offering, lineHistories, inPlay, games, scores, sessions, defaultStore }: OfferingRouteParts,
): void => {
  const storeOf = async (request: FastifyRequest): Promise<string> => {
    const found = await sessions.find(request.cookies[sessions.cookieName]);
    return found.state === 'customer' ? found.store : defaultStore;
  };

  handle(app, 'readSports', {}, async ({ request }) => offering.menu(await storeOf(request)));

  handle(app, 'searchOffering', {}, async ({ request, query, refuse }) => {
    const search = parseSearch(query.text);
    return search === null ? refuse('badRequest') : offering.search(await storeOf(request), search);
  });

  handle(app, 'readSpotlight', {}, async ({ request }) => offering.spotlight(await storeOf(request)));

  handle(app, 'readPropsGames', {}, async ({ request }) => ({
    gameNums: offering.propsGames(await storeOf(request)),
  }));

  handle(app, 'readContestsOfGame', {}, async ({ request, params: { gameNum } }) => ({
    contests: offering.contestsOf(await storeOf(request), gameNum),
  }));

  handle(app, 'readGameProps', {}, async ({ request, params: { gameNum } }) => ({
    contestants: offering.propsOf(await storeOf(request), gameNum),
  }));

  handle(app, 'readNextGames', {}, async ({ request }) => ({
    games: offering.nextGames(await storeOf(request)),
  }));

  handle(app, 'readScores', {}, async ({ request, query: { week, showFinals } }) =>
    scores.read(await storeOf(request), week, showFinals === 'true'),
  );

  handle(
    app,
    'readGame',
    {},
    async ({ request, params: { gameNum }, refuse }) =>
      (await games.read(await storeOf(request), gameNum)) ?? refuse('notFound'),
  );

  const earlier = createEarlierPoints(database);
  handle(app, 'readLineHistory', {}, async ({ request, params: { gameNum }, refuse }) => {
    const store = await storeOf(request);
    const points = lineHistories.points(store, gameNum);
    if (points.length === 0) return refuse('notFound');
    return {
      gameNum,
      points: await earlier.before(store, gameNum, points),
      ...inPlay.read(store, gameNum),
    };
  });
};

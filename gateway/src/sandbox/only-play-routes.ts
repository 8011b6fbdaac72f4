import { ONLY_PLAY_GAMES } from '@lineboard/domain/casino/lobby/only-play-games';
import { ONLY_PLAY_ICON_PATH, ONLY_PLAY_LIST_PATH } from '@lineboard/domain/sandbox/only-play-list';
import type { FastifyInstance } from 'fastify';
import { SandboxRefusal } from './sandbox-refusal.ts';

/** Every tenth game has a picture: the others show what the lobby draws where a provider has none. */
const PICTURED = ONLY_PLAY_GAMES.filter((_, at) => at % 10 === 0);
const PLACES = new Map(PICTURED.map(({ gameId }, at) => [gameId, at]));

const drawIcon = (place: number): string => {
  const hue = (place * 67) % 360;
  const petals = Array.from(
    { length: 8 },
    (_, at) => `<ellipse cx="60" cy="24" rx="9" ry="20" transform="rotate(${at * 45} 60 45)"/>`,
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90" width="240" height="180">',
    `<rect width="120" height="90" fill="hsl(${hue} 55% 24%)"/>`,
    `<g fill="hsl(${(hue + 160) % 360} 70% 62%)">${petals.join('')}</g>`,
    `<circle cx="60" cy="45" r="12" fill="hsl(${hue} 80% 80%)"/></svg>`,
  ].join('');
};

/** OnlyPlay's list of games with pictures, which the book's pages show. */
export const onlyPlayRoutes = (app: FastifyInstance): void => {
  const iconOf = (gameId: string): string =>
    ONLY_PLAY_ICON_PATH.replace(':gameId', encodeURIComponent(gameId));
  app.get<{ Querystring: { provider?: string } }>(
    ONLY_PLAY_LIST_PATH,
    { schema: { querystring: { type: 'object', required: ['provider'] } } },
    (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .send(PICTURED.map(({ gameId }) => ({ bundle: gameId, img_icon: iconOf(gameId) }))),
  );
  app.get<{ Params: { gameId: string } }>(ONLY_PLAY_ICON_PATH, ({ params }, reply) => {
    const place = PLACES.get(params.gameId);
    if (place === undefined) throw new SandboxRefusal('notFound');
    return reply
      .header('cache-control', 'public, max-age=3600')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/svg+xml')
      .send(drawIcon(place));
  });
};

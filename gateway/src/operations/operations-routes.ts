import type { FastifyInstance } from 'fastify';
import type { BookView } from '../book/book-view.ts';
import { isOutdated } from '../book/freshness.ts';
import type { DatabaseHealth } from './database-health.ts';

export interface OperationsParts {
  book: BookView;
  databaseHealth: DatabaseHealth;
  isStopping?: () => boolean;
}

/** Live: the process answers. Ready: tickets could be placed; feeds that are down are named, one that is up is enough. */
export const operationsRoutes = (
  app: FastifyInstance,
  { book, databaseHealth, isStopping = () => false }: OperationsParts,
): void => {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const feeds = book.feeds();
    const parts = {
      database: await databaseHealth.check(),
      log: book.accepting && !isOutdated(book),
      feed: feeds.some(({ state }) => state === 'up'),
    };
    const ready = !isStopping() && parts.database && parts.log && parts.feed;
    return reply.code(ready ? 200 : 503).send({ ready, ...parts, feeds });
  });
};

import type { FastifyInstance } from 'fastify';
import type { BookView } from '../book/book-view.ts';
import { isOutdated } from '../book/freshness.ts';
import { handle } from '../http/handle.ts';
import type { DatabaseHealth } from './database-health.ts';

export interface OperationsRouteParts {
  book: Pick<BookView, 'accepting' | 'confirmedAgoMs' | 'feeds'>;
  databaseHealth: Pick<DatabaseHealth, 'check'>;
  /** Which book this is, for an operator's commands. */
  identity: { isDemo: boolean; book: string };
  /** The gateway is about to go: a balancer should send nobody new. */
  isStopping?: () => boolean;
}

/**
 * Live: the process answers. Ready: tickets could be placed; feeds that are down are named, one that is up is enough.
 */
export const operationsRoutes = (
  app: FastifyInstance,
  { book, databaseHealth, identity, isStopping = () => false }: OperationsRouteParts,
): void => {
  handle(app, 'readHealth', {}, () => ({ status: 'ok' }));
  handle(app, 'readReadiness', {}, async ({ answerWith }) => {
    const feeds = book.feeds();
    const parts = {
      database: await databaseHealth.check(),
      log: book.accepting && !isOutdated(book),
      feed: feeds.some(({ state }) => state === 'up'),
    };
    const ready = !isStopping() && parts.database && parts.log && parts.feed;
    return answerWith(ready ? 200 : 503, { ready, ...parts, ...identity, feeds });
  });
};

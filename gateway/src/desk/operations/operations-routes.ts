import type { UnreadyReason } from '@lineboard/domain/doors/contract/operations-calls';
import type { FastifyInstance } from 'fastify';
import type { BookView } from '../../lines/book/book-view.ts';
import { isOutdated } from '../../lines/book/freshness.ts';
import { handle } from '../../ground/http/handle.ts';
import type { DatabaseHealth, DatabaseTrouble } from './database-health.ts';

export interface OperationsRouteParts {
  book: Pick<BookView, 'accepting' | 'confirmedAgoMs' | 'feeds'>;
  databaseHealth: Pick<DatabaseHealth, 'check'>;
  /** Which book this is, for an operator's commands. */
  identity: { isDemo: boolean; book: string };
  /** The gateway is about to go: a balancer should send nobody new. */
  isStopping?: () => boolean;
}

const REASON_OF: Readonly<Record<DatabaseTrouble, UnreadyReason>> = {
  away: 'databaseAway',
  notWritable: 'databaseNotWritable',
  noConnection: 'noDatabaseConnection',
};

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
    const trouble = await databaseHealth.check();
    const parts = {
      database: trouble === null,
      log: book.accepting && !isOutdated(book),
      feed: feeds.some(({ state }) => state === 'up'),
    };
    const reason = isStopping() ? 'stopping' : findReason(trouble, parts);
    const ready = reason === null;
    return answerWith(ready ? 200 : 503, { ready, reason, ...parts, ...identity, feeds });
  });
};

const findReason = (
  trouble: DatabaseTrouble | null,
  { log, feed }: { log: boolean; feed: boolean },
): UnreadyReason | null => {
  if (trouble !== null) return REASON_OF[trouble];
  if (!log) return 'lineLog';
  return feed ? null : 'noFeed';
};

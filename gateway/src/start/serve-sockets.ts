import type { FastifyInstance } from 'fastify';
import type { Book } from '../lines/book/book.ts';
import { createOriginCheck } from '../ground/caller/check-origin.ts';
import { createClientAddress } from '../ground/caller/client-address.ts';
import { createTrustsProxy } from '../ground/caller/trusted-proxies.ts';
import type { BookClock } from '../ground/clock/book-clock.ts';
import type { Config } from '../config/read-config.ts';
import type { CustomerEvents } from '../ground/customer/customer-events.ts';
import type { Authenticate } from '../page/live/handshake.ts';
import { createLiveServer, type LiveServer } from '../page/live/live-server.ts';
import { FEW_FILES, findConnectionRoom, RAISE_FILES, readFileLimit, turnAwayBeyond } from './open-files.ts';
import type { Ground } from './open-ground.ts';

export interface SocketParts {
  app: FastifyInstance;
  book: Book;
  bookClock: BookClock;
  customerEvents: CustomerEvents;
  authenticate: Authenticate;
  /** Whether what a ticket needs besides the log is there. */
  isAccepting: () => boolean;
}

type SocketGround = Pick<Ground, 'log' | 'metrics' | 'reports' | 'traces' | 'screenMarks'>;

/** The live server on the port of the HTTP side, as the operator configured it. */
export const serveSockets = (
  config: Config,
  { app, book, bookClock, customerEvents, authenticate, isAccepting }: SocketParts,
  { log, metrics, reports, traces, screenMarks }: SocketGround,
): LiveServer => {
  const fileLimit = readFileLimit();
  const room = findConnectionRoom(fileLimit, config.DATABASE_CONNECTIONS);
  if (fileLimit !== null && fileLimit < FEW_FILES)
    log.warn({ fileLimit, ...room }, `few files may be open, and each customer takes one. ${RAISE_FILES}`);
  const reporter = reports.of('live');
  if (room !== null) turnAwayBeyond(app.server, room.connections, reporter);
  const trustsProxy = createTrustsProxy(config.TRUST_PROXY);
  return createLiveServer({
    httpServer: app.server,
    book,
    bookClock,
    customerEvents,
    authenticate,
    defaultStore: config.DEFAULT_STORE,
    checkOrigin: createOriginCheck(config.PUBLIC_ORIGINS, trustsProxy),
    clientAddress: createClientAddress(trustsProxy),
    isAccepting,
    registry: metrics.registry,
    traces,
    screenMarks,
    log: log.child({ part: 'live' }, { level: config.LIVE_LOG_LEVEL }),
    reporter,
    limits: {
      windowMs: config.CONFLATION_MS,
      pulseMs: config.PULSE_MS,
      socketsPerAddress: config.SOCKETS_PER_ADDRESS,
      socketsPerCustomer: config.SOCKETS_PER_CUSTOMER,
      ...(room !== null && { socketsInAll: room.sockets }),
      mostBacklogBytes: config.LIVE_BACKLOG_MB * 1024 * 1024,
    },
  });
};

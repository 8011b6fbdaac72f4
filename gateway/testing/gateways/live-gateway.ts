import { NOTHING_FAILS } from '../fakes/noted-failures.ts';
import { createNotedFailures, type NotedFailure } from '../fakes/noted-failures.ts';
import { createNotedLog, type LogLine } from '../fakes/noted-log.ts';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  GatewayMessageSchema,
  type ClientToGateway,
  type GatewayToClient,
  type SubscribeReply,
} from '@lineboard/domain/doors/wire/live-messages.schema';
import { WIRE_VERSION } from '@lineboard/domain/doors/wire/wire-version';
import { io } from 'socket.io-client';
import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client';
import { Compile } from 'typebox/compile';
import { pageOf } from '../customers/page-marks.ts';
import { createBook } from '../../src/lines/book/book.ts';
import type { Book } from '../../src/lines/book/book.ts';
import { readLog } from '../../src/lines/book/read-log.ts';
import { createBookClock } from '../../src/ground/clock/book-clock.ts';
import type { CustomerEvents } from '../../src/ground/customer/customer-events.ts';
import { createInProcessCustomerEvents } from '../../src/ground/customer/in-process-customer-events.ts';
import { createLiveServer } from '../../src/page/live/live-server.ts';
import type { LiveServer, LiveServerOptions } from '../../src/page/live/live-server.ts';
import type { LineLog } from '../../src/lines/book/line-log.ts';

export interface LiveGateway {
  readonly port: number;
  readonly book: Book;
  readonly live: LiveServer;
  readonly customerEvents: CustomerEvents;
  /** What the live server went on from. */
  readonly failures: NotedFailure[];
  readonly lines: LogLine[];
  close(): Promise<void>;
}

/** The live half of a gateway on a port of its own: book, topics, sockets. Everybody is a visitor unless told. */
export const startLiveGateway = async (
  log: LineLog,
  options: Partial<LiveServerOptions> = {},
): Promise<LiveGateway> => {
  const book = createBook();
  const httpServer = createServer();
  const customerEvents = createInProcessCustomerEvents();
  const { reporter, failures } = createNotedFailures();
  const { log: liveLog, lines } = createNotedLog();
  const live = createLiveServer({
    reporter,
    log: liveLog,
    httpServer,
    book,
    bookClock: createBookClock({ bookMs: 0, wallMs: 0, speed: 1 }),
    customerEvents,
    authenticate: async () => 'visitor',
    defaultStore: 'main',
    ...options,
  });
  const stopReading = await readLog(book, log, NOTHING_FAILS);
  httpServer.listen(0, '127.0.0.1');
  await once(httpServer, 'listening');
  return {
    port: (httpServer.address() as AddressInfo).port,
    book,
    live,
    customerEvents,
    failures,
    lines,
    close: async () => {
      await stopReading();
      await live.close();
      httpServer.closeAllConnections();
      httpServer.close();
    },
  };
};

export type LiveClient = Socket<GatewayToClient, ClientToGateway>;

export type LiveClientOptions = Partial<ManagerOptions & SocketOptions>;

/** @param where a port of this machine, or an origin */
export const openLiveClient = (where: number | string, options: LiveClientOptions = {}): LiveClient =>
  checkMessages(
    io(typeof where === 'string' ? where : `http://127.0.0.1:${where}`, {
      path: '/live',
      transports: ['websocket'],
      auth: { wireVersion: WIRE_VERSION, page: pageOf(options.extraHeaders?.['cookie'] ?? '', 'starting') },
      reconnection: false,
      forceNew: true,
      ...options,
    }),
  );

const messages = new Map(
  GatewayMessageSchema.anyOf.map((schema) => [schema.properties.event.const, Compile(schema)]),
);

/** Whatever a gateway says in a test is what the contract says. */
const checkMessages = (client: LiveClient): LiveClient =>
  client.onAny((event: string, payload: unknown) => {
    const message = { event, payload };
    const contract = messages.get(event as keyof GatewayToClient);
    if (contract?.Check(message) === true) return;
    const faults = contract
      ?.Errors(message)
      .map(({ instancePath, message: fault }) => `${instancePath} ${fault}`);
    throw new Error(
      `a gateway says what its contract doesn't: ${JSON.stringify(message).slice(0, 2_000)}: ${faults?.join(', ') ?? 'no such message'}`,
    );
  });

/** Calls as any client may, well-formed or not. */
export const callLive = (
  client: LiveClient,
  event: 'subscribe' | 'unsubscribe',
  request: unknown,
): Promise<SubscribeReply> => client.timeout(5_000).emitWithAck(event, request as never);

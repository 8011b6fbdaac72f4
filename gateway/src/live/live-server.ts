import type { Server as HttpServer } from 'node:http';
import type { ErrorCode } from '@lineboard/domain/error/error-code';
import type { SubscribeRefusal, SubscribeReply } from '@lineboard/domain/wire/live-messages';
import type { Registry } from 'prom-client';
import { Server } from 'socket.io';
import type { Book } from '../book/book.ts';
import type { BookClock } from '../clock/book-clock.ts';
import type { CustomerEvents } from '../customer/customer-events.ts';
import { createClientAddress, type ClientAddress } from '../caller/client-address.ts';
import { createTrustsProxy, NO_PROXIES } from '../caller/trusted-proxies.ts';
import { createOriginCheck, type OriginCheck } from '../caller/check-origin.ts';
import type { Reporter } from '../report/reporter.ts';
import { backlogBytes } from './backlog.ts';
import { CallBudget } from './call-budget.ts';
import { cutLargest } from './cut-largest.ts';
import { checkHandshake } from './handshake.ts';
import type { Authenticate } from './handshake.ts';
import { DEFAULT_LIVE_LIMITS } from './live-limits.ts';
import type { LiveLimits } from './live-limits.ts';
import { joinFrames } from './join-frames.ts';
import { createLiveMetrics } from './live-metrics.ts';
import type { LiveIo, LiveSocket, LiveSocketData } from './live-socket.ts';
import { roomOfTopic } from './live-socket.ts';
import { limitPackets } from './limit-packets.ts';
import { countTopics, parseSubscribe, parseUnsubscribe } from './parse-topics.ts';
import { startPulses } from './pulse.ts';
import { SocketCensus } from './socket-census.ts';
import { bindSocketSessions } from './socket-sessions.ts';
import { SocketTopics } from './socket-topics.ts';
import { createTopicHub } from './topic-hub.ts';

export interface LiveServerOptions {
  /** Sockets are served on it under `/live`; who made it closes it. */
  httpServer: HttpServer;
  book: Book;
  bookClock: BookClock;
  customerEvents: CustomerEvents;
  authenticate: Authenticate;
  /** The store whose lines visitors see. */
  defaultStore: string;
  checkOrigin?: OriginCheck;
  clientAddress?: ClientAddress;
  isAccepting?: () => boolean;
  registry?: Registry | null;
  reporter: Reporter<'live'>;
  limits?: Partial<LiveLimits>;
  nowMs?: () => number;
}

export interface LiveServer {
  readonly socketCount: number;
  /** Bytes on their way to all sockets that their networks have not taken yet. */
  readonly backlogBytes: number;
  /**
   * Takes no new sockets and closes the open ones one by one over `drainMs`. Until then they go on as ever: nothing
   * that they show is older for it.
   */
  close(drainMs?: number): Promise<void>;
}

const LIVE_PATH = '/live';

export const createLiveServer = ({
  httpServer,
  book,
  bookClock,
  customerEvents,
  authenticate,
  defaultStore,
  checkOrigin = createOriginCheck([], createTrustsProxy(NO_PROXIES)),
  clientAddress = createClientAddress(createTrustsProxy(NO_PROXIES)),
  isAccepting = () => true,
  registry = null,
  reporter,
  limits: ownLimits = {},
  nowMs = Date.now,
}: LiveServerOptions): LiveServer => {
  const limits: LiveLimits = { ...DEFAULT_LIVE_LIMITS, ...ownLimits };
  const metrics = createLiveMetrics(registry);
  const topicsOfSocket = new Map<LiveSocket, SocketTopics>();
  const ofAddress = new SocketCensus(limits.socketsPerAddress);
  const ofCustomer = new SocketCensus(limits.socketsPerCustomer);
  let isDraining = false;

  const io: LiveIo = new Server(httpServer, {
    path: LIVE_PATH,
    serveClient: false,
    transports: ['websocket'],
    allowUpgrades: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: limits.maxMessageBytes,
    connectTimeout: 10_000,
    allowRequest: (request, decide) => {
      if (isDraining) return decide('unavailable', false);
      // Only browsers carry the cookie of somebody who didn't mean to, and browsers always say where they come from.
      if (checkOrigin(request) === 'foreign') {
        metrics.refused('originRefused');
        return decide('originRefused', false);
      }
      const address = clientAddress(request);
      if (request.socket.destroyed) return decide('unavailable', false);
      if (!ofAddress.enter(address)) {
        metrics.refused('rateLimited');
        return decide('rateLimited', false);
      }
      request.socket.once('close', () => ofAddress.leave(address));
      decide(null, true);
    },
  });
  joinFrames(io.sockets.adapter);
  const { rooms } = io.sockets.adapter;
  const hub = createTopicHub({
    book,
    isHeard: (topic) => rooms.has(roomOfTopic(topic)),
    limits,
  });

  const pulses = startPulses(
    { book, bookClock, nowMs, isAccepting },
    limits.pulseMs,
    (pulse) => {
      // Old prices must not look fresh for the rest of a window.
      hub.flush();
      io.emit('pulse', pulse);
    },
    hub.restateQuiet,
  );

  io.engine.on('connection', (connection: LiveSocket['conn']) => {
    const budget = new CallBudget(limits.burstPackets, limits.packetsPerSecond, nowMs());
    limitPackets(connection, budget, { nowMs, onExceeded: () => metrics.refused('rateLimited') });
  });
  const admit = (socket: LiveSocket, who: LiveSocketData): ErrorCode | null => {
    socket.data = who;
    if (who.session === null || socket.conn.readyState !== 'open') return null;
    const { customerId } = who.session;
    if (!ofCustomer.enter(customerId)) return 'rateLimited';
    socket.conn.once('close', () => ofCustomer.leave(customerId));
    return null;
  };
  io.use((socket, next) => {
    const { auth, headers } = socket.handshake;
    void checkHandshake(
      { auth, cookieHeader: headers.cookie },
      { authenticate, defaultStore, reporter },
    ).then((outcome) => {
      const code = typeof outcome === 'string' ? outcome : admit(socket, outcome);
      if (code === null) return next();
      metrics.refused(code);
      next(Object.assign(new Error(code), { data: { code } }));
    });
  });

  const sessions = bindSocketSessions({
    io,
    customerEvents,
    authenticate,
    checkEveryMs: limits.sessionCheckMs,
    nowMs,
    reporter,
  });
  io.on('connection', (socket) => {
    const topics = new SocketTopics(socket, hub, limits, { metrics, nowMs });
    const budget = new CallBudget(limits.burstTopics, limits.topicsPerSecond, nowMs());
    let refusedInARow = 0;
    topicsOfSocket.set(socket, topics);
    metrics.connected();

    /** @param act returns the code of a refusal; `then` runs after the answer is on its way */
    const answerCall = (request: unknown, answer: unknown, act: () => SubscribeRefusal | (() => void)): void => {
      const outcome = budget.take(nowMs(), countTopics(request, limits.maxTopics)) ? act() : 'rateLimited';
      const reply: SubscribeReply = typeof outcome === 'string' ? { ok: false, code: outcome } : { ok: true };
      if (typeof answer === 'function') answer(reply);
      if (typeof outcome !== 'string') {
        refusedInARow = 0;
        return outcome();
      }
      metrics.refused(outcome);
      if (++refusedInARow >= limits.maxRefusedCalls) socket.disconnect(true);
    };

    socket.on('subscribe', (request: unknown, answer: unknown) =>
      answerCall(request, answer, () => {
        const asked = parseSubscribe(request, { store: socket.data.store, maxTopics: limits.maxTopics });
        if (typeof asked === 'string') return asked;
        const added = new Set(asked.map(({ topic }) => topic).filter((topic) => !topics.has(topic)));
        if (topics.size + added.size > limits.maxTopics) return 'tooManyTopics';
        return () => {
          for (const { topic, held } of asked) topics.subscribe(topic, held);
        };
      }),
    );
    socket.on('unsubscribe', (request: unknown, answer: unknown) =>
      answerCall(request, answer, () => {
        const names = parseUnsubscribe(request, limits.maxTopics);
        if (typeof names === 'string') return names;
        return () => {
          for (const topic of names) topics.unsubscribe(topic);
        };
      }),
    );
    socket.on('disconnect', () => {
      topics.close();
      topicsOfSocket.delete(socket);
      metrics.disconnected();
    });

    socket.emit('pulse', pulses.current());
    sessions.bind(socket);
  });

  const changes = hub.changes$.subscribe((change) => {
    const room = roomOfTopic(change.topic);
    metrics.emitted(rooms.get(room)?.size ?? 0);
    io.to(room).emit('change', change);
  });
  const resets = hub.resets$.subscribe(() => {
    for (const topics of topicsOfSocket.values()) topics.restart();
  });
  const sweepTimer = setInterval(() => {
    const atMs = nowMs();
    const waiting = new Map<SocketTopics, number>();
    for (const [socket, topics] of topicsOfSocket) {
      const bytes = backlogBytes(socket);
      if (bytes > 0) waiting.set(topics, bytes);
      topics.sweep(atMs, bytes);
    }
    for (const topics of cutLargest(waiting, limits.mostBacklogBytes)) topics.giveUp();
  }, limits.sweepMs);

  return {
    get socketCount() {
      return topicsOfSocket.size;
    },
    get backlogBytes() {
      let bytes = 0;
      for (const socket of topicsOfSocket.keys()) bytes += backlogBytes(socket);
      return bytes;
    },
    close: async (drainMs = 0) => {
      isDraining = true;
      const closeOne = (socket: LiveSocket): Promise<void> =>
        new Promise((resolve) => {
          setTimeout(() => {
            // The connection, not the socket: a client that the server disconnects doesn't come back by itself.
            socket.conn.close();
            resolve();
          }, Math.random() * drainMs);
        });
      await Promise.all([...topicsOfSocket.keys()].map(closeOne));
      pulses.stop();
      clearInterval(sweepTimer);
      changes.unsubscribe();
      resets.unsubscribe();
      hub.close();
      sessions.stop();
      io.engine.close();
    },
  };
};

import type { Server as HttpServer } from 'node:http';
import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { Registry } from 'prom-client';
import { Server } from 'socket.io';
import type { Book } from '../../lines/book/book.ts';
import { createOriginCheck, type OriginCheck } from '../../ground/caller/check-origin.ts';
import { type ClientAddress, createClientAddress } from '../../ground/caller/client-address.ts';
import { createTrustsProxy, NO_PROXIES } from '../../ground/caller/trusted-proxies.ts';
import type { BookClock } from '../../ground/clock/book-clock.ts';
import type { CustomerEvents } from '../../ground/customer/customer-events.ts';
import type { Reporter } from '../../ground/report/reporter.ts';
import { NO_SCREEN_MARKS, type ScreenMarks } from '../../ground/traces/screen-marks.ts';
import { NO_TRACES, type Traces } from '../../ground/traces/traces.ts';
import { Admission } from './admission.ts';
import { answerCalls } from './answer-calls.ts';
import { CallBudget } from './call-budget.ts';
import { createConnectionWatches, type LiveLog } from './connection-watch.ts';
import type { Authenticate } from './handshake.ts';
import { keepWindow } from './keep-window.ts';
import { letInSockets } from './let-in-sockets.ts';
import { sendFrames } from './send-frames.ts';
import { limitPackets } from './limit-packets.ts';
import { DEFAULT_LIVE_LIMITS, type LiveLimits } from './live-limits.ts';
import { createLiveMetrics } from './live-metrics.ts';
import { type LiveIo, type LiveSocket, roomOfTopic } from './live-socket.ts';
import { startPulses } from './pulse.ts';
import { sayGoodbyeOn } from './say-goodbye.ts';
import { sampleChanges } from './sample-changes.ts';
import { SocketCrowd } from './socket-crowd.ts';
import { SocketDoor } from './socket-door.ts';
import { bindSocketSessions } from './socket-sessions.ts';
import { SocketTopics } from './socket-topics.ts';
import type { watchLoopLag } from './loop-lag.ts';
import { tellStrippedUpgrades } from './tell-stripped-upgrades.ts';
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
  traces?: Traces;
  /** Hands out what pages report by when they have drawn a change. */
  screenMarks?: ScreenMarks;
  log: LiveLog;
  reporter: Reporter<'live'>;
  limits?: Partial<LiveLimits>;
  /** Tells how late the event loop is. */
  watchLag?: typeof watchLoopLag;
  nowMs?: () => number;
}

export interface LiveServer {
  readonly socketCount: number;
  /** Bytes on their way to all sockets that their networks have not taken yet. */
  readonly backlogBytes: number;
  /**
   * Takes no new sockets and closes the open ones one by one over `drainMs`. Until then they carry on as before:
   * nothing that they show is older for it.
   */
  close(drainMs?: number): Promise<void>;
}

const LIVE_PATH = '/live';

const withDefaults = (options: LiveServerOptions) => ({
  checkOrigin: createOriginCheck([], createTrustsProxy(NO_PROXIES)),
  clientAddress: createClientAddress(createTrustsProxy(NO_PROXIES)),
  isAccepting: () => true,
  registry: null,
  traces: NO_TRACES,
  screenMarks: NO_SCREEN_MARKS,
  nowMs: Date.now,
  ...options,
  limits: { ...DEFAULT_LIVE_LIMITS, ...options.limits },
});

type Parts = ReturnType<typeof withDefaults>;

const openIo = ({ httpServer, limits, clientAddress, reporter }: Parts, door: SocketDoor): LiveIo => {
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
      door.receive(request, (code) => decide(code, code === null));
    },
  });
  tellStrippedUpgrades(io.engine, clientAddress, reporter);
  return io;
};

export const createLiveServer = (options: LiveServerOptions): LiveServer => {
  const parts = withDefaults(options);
  const { limits, nowMs } = parts;
  const admission = new Admission({ limits, onTold: () => metrics.toldToCome() });
  const metrics = createLiveMetrics(parts.registry, () => admission.waiting);
  const watchOf = createConnectionWatches({ ...parts, metrics });
  const crowd = new SocketCrowd(limits, nowMs);
  const door = new SocketDoor({ ...parts, admission, watchOf });
  const io = openIo(parts, door);
  const sayGoodbye = sayGoodbyeOn(io);
  const onWaits = (socket: object): void => crowd.unsettle(socket as LiveSocket);
  const { together, inTurns } = sendFrames(io.sockets.adapter, onWaits, { perTurn: limits.pulsesPerTurn });
  const { rooms } = io.sockets.adapter;
  const isHeard = (topic: TopicName): boolean => rooms.has(roomOfTopic(topic));
  const window = keepWindow({ ...parts, metrics });
  const onTraced = sampleChanges({ ...parts, io });
  const hub = createTopicHub({ ...parts, isHeard, windowMs: () => window.ms, onTraced, together });
  const pulses = startPulses(parts, limits.pulseMs, (pulse, isBeat) => {
    // Old prices must not look fresh for the rest of a window.
    hub.flush();
    inTurns(() => {
      if (isBeat) hub.restateQuiet();
      io.emit('pulse', pulse);
    });
  });
  const sessions = bindSocketSessions({ ...parts, io, checkEveryMs: limits.sessionCheckMs });

  io.engine.on('connection', (connection: LiveSocket['conn']) => {
    const budget = new CallBudget(limits.burstPackets, limits.packetsPerSecond, nowMs());
    const onExceeded = (): void => watchOf(connection.request).refused('packets', 'rateLimited');
    limitPackets(connection, budget, { nowMs, onExceeded });
  });
  letInSockets(io, door);
  io.on('connection', (socket) => {
    const watch = watchOf(socket.request);
    const topics = new SocketTopics(socket, hub, limits, {
      watch,
      nowMs,
      onUnsettled: () => crowd.unsettle(socket),
    });
    crowd.add(socket, topics);
    watch.connected();
    answerCalls(socket, { topics, limits, watch, nowMs });
    socket.on('disconnect', (reason) => {
      crowd.remove(socket);
      watch.disconnected(reason);
    });
    socket.emit('pulse', pulses.current());
    sessions.bind(socket);
  });

  const changes = hub.changes$.subscribe((change) => {
    const room = roomOfTopic(change.topic);
    metrics.emitted(rooms.get(room)?.size ?? 0);
    io.to(room).emit('change', change);
  });
  const resets = hub.resets$.subscribe(() => crowd.restart());

  return {
    get socketCount() {
      return crowd.size;
    },
    get backlogBytes() {
      return crowd.backlogBytes;
    },
    close: async (drainMs = 0) => {
      door.close();
      await crowd.close(drainMs);
      window.stop();
      pulses.stop();
      changes.unsubscribe();
      resets.unsubscribe();
      hub.close();
      sessions.stop();
      await sayGoodbye();
    },
  };
};

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import type { RecordedMessage } from './record-messages.ts';

/**
 * What the gateway is compared with: socket.io as its documentation shows it, one room, one `emit` per message.
 * Path, transport, compression and heartbeat are the gateway's own.
 */
export type PlainServerRequest =
  | { ask: 'listen'; pingInterval: number; pingTimeout: number }
  | { ask: 'load'; messages: RecordedMessage[] }
  /** What each client is sent when it subscribes. */
  | { ask: 'greet'; snapshot: unknown }
  | { ask: 'broadcast' };

const ROOM = 'topic';
let io: Server | null = null;
let messages: RecordedMessage[] = [];
let snapshot: unknown = null;

const listen = (pingInterval: number, pingTimeout: number): Promise<number> =>
  new Promise((resolve) => {
    const http = createServer();
    io = new Server(http, {
      path: '/live',
      transports: ['websocket'],
      perMessageDeflate: false,
      serveClient: false,
      pingInterval,
      pingTimeout,
    });
    io.on('connection', (socket) => {
      socket.on('subscribe', (_request: unknown, answer: (reply: { ok: true }) => void) => {
        void socket.join(ROOM);
        answer({ ok: true });
        if (snapshot !== null) socket.emit('snapshot', snapshot);
      });
    });
    http.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }, () =>
      resolve((http.address() as AddressInfo).port),
    );
  });

/** Emits every message at the moment of the recording, counted from now. */
const broadcast = (): Promise<void> =>
  new Promise((resolve) => {
    const startMs = performance.now();
    let at = 0;
    const emitDue = (): void => {
      const nowMs = performance.now() - startMs;
      while (at < messages.length && messages[at]!.atMs <= nowMs) {
        const { event, message } = messages[at]!;
        io!.to(ROOM).emit(event, message);
        at += 1;
      }
      if (at === messages.length) resolve();
      else setTimeout(emitDue, messages[at]!.atMs - nowMs);
    };
    emitDue();
  });

process.on('message', (request: PlainServerRequest) => {
  const answer = async (): Promise<{ port?: number }> => {
    if (request.ask === 'listen') return { port: await listen(request.pingInterval, request.pingTimeout) };
    if (request.ask === 'load') messages = request.messages;
    else if (request.ask === 'greet') snapshot = request.snapshot;
    else await broadcast();
    return {};
  };
  void answer().then((result) => process.send!(result));
});

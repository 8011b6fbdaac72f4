import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo, Socket as Connection } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Server } from 'socket.io';
import type { ChangeMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { deflateAlone } from './deflate.ts';
import { formOf } from './forms.ts';
import type { ServerReport, ServerRequest } from './payload-messages.ts';
import { type Way, WAYS } from './ways.ts';

/**
 * The process that is measured: socket.io with the gateway's settings, which sends windows one of the ways. Messages
 * are encoded within it, once a window, as the gateway does.
 */
const WINDOW_EVERY_MS = 10;
const TEXT_FRAME = 0x81;
const BINARY_FRAME = 0x82;
/** The first reserved bit: the message is compressed (RFC 7692, 6). */
const COMPRESSED = 0x40;

/** Nobody's frame but those that are compressed once: a socket then needs no compressor of its own. */
const NEVER = 2 ** 30;

/** What lies beneath a socket of socket.io (ADR 0015). */
interface Beneath {
  /** Bytes that the network hasn't taken, those that wait to be compressed among them. */
  bufferedAmount: number;
  _socket: Connection;
  _sender: { sendFrame(frame: Buffer[]): void };
}

let http: HttpServer | null = null;
let io: Server | null = null;
let way: Way = WAYS[0]!;

const beneath = (): Beneath[] =>
  [...io!.sockets.sockets.values()].map(
    ({ conn }) => (conn as unknown as { transport: { socket: Beneath } }).transport.socket,
  );

const encodeFrame = (first: number, payload: Buffer): Buffer => {
  const head =
    payload.length < 126
      ? Buffer.from([first, payload.length])
      : Buffer.from([first, 126, payload.length >> 8, payload.length & 0xff]);
  return Buffer.concat([head, payload]);
};

const listen = (): Promise<number> =>
  new Promise((resolve) => {
    http = createServer();
    io = new Server(http, {
      path: '/live',
      transports: ['websocket'],
      serveClient: false,
      perMessageDeflate:
        way.deflate === 'none'
          ? false
          : way.deflate === 'withContext'
            ? { threshold: 0 }
            : { threshold: NEVER, serverNoContextTakeover: true },
    });
    http.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }, () =>
      resolve((http!.address() as AddressInfo).port),
    );
  });

const sendWindow = (message: ChangeMessage): void => {
  const { encode, isText } = formOf(way.form);
  if (way.send === 'emit') {
    if (isText) io!.emit('change', message);
    else io!.emit('change', encode(['change', message]));
    return;
  }
  const payload = encode(['change', message]);
  const opcode = isText ? TEXT_FRAME : BINARY_FRAME;
  const frame = [
    way.send === 'frame'
      ? encodeFrame(opcode, payload)
      : encodeFrame(opcode | COMPRESSED, deflateAlone(payload)),
  ];
  for (const { _sender } of beneath()) _sender.sendFrame(frame);
};

/** Windows come one after the other; one that the networks haven't taken yet isn't overtaken. */
const sendAll = async (windows: readonly ChangeMessage[]): Promise<void> => {
  const sockets = beneath();
  for (const message of windows) {
    sendWindow(message);
    do await sleep(WINDOW_EVERY_MS);
    while (sockets.some(({ bufferedAmount }) => bufferedAmount > 0));
  }
};

const bytesWritten = (): number => beneath().reduce((sum, { _socket }) => sum + _socket.bytesWritten, 0);

const handle = async (request: ServerRequest): Promise<ServerReport> => {
  let port = 0;
  let bytes = 0;
  if (request.ask === 'listen') {
    way = WAYS[request.way]!;
    port = await listen();
  } else if (request.ask === 'send') {
    const bytesBefore = bytesWritten();
    await sendAll(request.windows);
    bytes = bytesWritten() - bytesBefore;
  } else {
    await io!.close();
    http!.close();
  }
  return { port, bytes };
};

process.on('message', (request: ServerRequest) => {
  void handle(request).then(
    (answer) => process.send!(answer),
    (error: Error) => process.send!({ failed: error.message }),
  );
});

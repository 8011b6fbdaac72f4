import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { createCloseFrame, createTextFrame } from './text-frame.ts';

/** RFC 6455, 1.3, adds it to the client's key. */
const WEBSOCKET_GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
/** What a WebSocket's key may look like: 16 bytes in base64. */
const KEY = /^[+/0-9A-Za-z]{22}==$/;
/** `Try again later`, in the registry of RFC 6455. */
const TRY_AGAIN_LATER = 1013;
/** How long a client has to hang up. */
const HANG_UP_WITHIN_MS = 2_000;

/** What socket.io's client needs before it listens; the connection ends at once, so none of it matters. */
const OPEN = createTextFrame(
  `0${JSON.stringify({ sid: 'later', upgrades: [], pingInterval: 25_000, pingTimeout: 20_000, maxPayload: 1 })}`,
).bytes;
const CLOSE = createCloseFrame(TRY_AGAIN_LATER);

/**
 * What socket.io would send for a refusal. A browser keeps the answer to a failed upgrade from its page, so the page
 * is told over a WebSocket: these few bytes, made here, instead of a connection of socket.io.
 */
const createAnswer = (key: string, retryInMs: number): Buffer => {
  const accept = createHash('sha1')
    .update(key + WEBSOCKET_GUID)
    .digest('base64');
  const head = `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`;
  const refusal = { message: 'unavailable', data: { code: 'unavailable', retryInMs } };
  const told = createTextFrame(`44${JSON.stringify(refusal)}`).bytes;
  return Buffer.concat([Buffer.from(head), OPEN, told, CLOSE]);
};

/** A client that speaks no WebSocket of ours is told as HTTP does. */
const createHttpAnswer = (retryInMs: number): string =>
  `HTTP/1.1 503 Service Unavailable\r\nRetry-After: ${Math.ceil(retryInMs / 1_000)}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;

/** Answers a handshake that can't be served now, and ends its connection. */
export const tellWhenToCome = (request: IncomingMessage, retryInMs: number): void => {
  const socket: Duplex = request.socket;
  socket.on('error', () => socket.destroy());
  const key = request.headers['sec-websocket-key'] ?? '';
  socket.end(KEY.test(key) ? createAnswer(key, retryInMs) : createHttpAnswer(retryInMs));
  // What the client still says is read and dropped: with it unread, the kernel would drop what it was told.
  socket.resume();
  const patience = setTimeout(() => socket.destroy(), HANG_UP_WITHIN_MS);
  socket.once('end', () => socket.destroy());
  socket.once('close', () => clearTimeout(patience));
};

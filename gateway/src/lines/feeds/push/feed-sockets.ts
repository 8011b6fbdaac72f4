import { FEED_SOCKET_PATH } from '@lineboard/domain/doors/contract/feed-calls';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { BATCH_LIMIT_BYTES } from '@lineboard/domain/lines/feed/push-batch.schema';
import type { ErrorBody, Refusal } from '@lineboard/domain/ground/error/refusal';
import { statusOfCode } from '@lineboard/domain/ground/error/status-of-code';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import type { AnswerBatch } from './answer-batch.ts';
import { FEED_SOCKET_CODES, FeedSocket } from './feed-socket.ts';
import type { ReadBatchBody } from './read-batch-body.ts';
import { NOT_RUNNING_HERE } from './take-batch.ts';
import { repeat } from '../../../ground/timers/repeat.ts';

/** Registered (IANA): this server is going away, and another one may be there. */
const RESTARTING = 1012;

const PATH = new RegExp(`^${FEED_SOCKET_PATH.replace('{feedId}', '([\\w.~-]{1,80})')}(?:\\?|$)`);

/** How often it is seen whether the other end is there; it has until the next time to answer. */
const PING_EVERY_MS = 15_000;

export interface FeedSocketsParts {
  isToken: (feedId: string, authorization: string | undefined) => boolean;
  /** The feed runs on this gateway. */
  isRunning: (feedId: string) => boolean;
  answer: AnswerBatch;
}

/** Answers a handshake that is refused as a call would be. */
const refuseHandshake = (socket: Duplex, refusal: Refusal): void => {
  const body = JSON.stringify({ error: refusal } satisfies ErrorBody);
  const status = statusOfCode(refusal.code);
  socket.end(
    [
      `HTTP/1.1 ${status} ${refusal.code}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...(status === 503 ? ['Retry-After: 1'] : []),
      '',
      body,
    ].join('\r\n'),
  );
};

/**
 * The WebSockets of operators' line movers, one a feed: who connects anew takes the place of whoever is there, since
 * after a broken network the old connection looks open for minutes.
 */
export class FeedSockets {
  readonly #parts: FeedSocketsParts;
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: BATCH_LIMIT_BYTES,
  });
  readonly #open = new Map<string, { feed: FeedSocket; socket: WebSocket }>();

  constructor(parts: FeedSocketsParts) {
    this.#parts = parts;
  }

  /** Takes handshakes on the app's port until it closes. */
  listen(app: FastifyInstance, read: ReadBatchBody): void {
    const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
      const feedId = PATH.exec(request.url ?? '')?.[1];
      if (feedId === undefined) return;
      socket.on('error', () => socket.destroy());
      const { isToken, isRunning } = this.#parts;
      if (!isToken(feedId, request.headers.authorization))
        return refuseHandshake(socket, { code: 'unauthenticated' });
      if (!isRunning(feedId))
        return refuseHandshake(socket, { code: 'unavailable', params: { reason: NOT_RUNNING_HERE } });
      this.#server.handleUpgrade(request, socket, head, (opened) => this.#add(feedId, opened, read));
    };
    app.server.on('upgrade', onUpgrade);
    app.addHook('preClose', async () => {
      app.server.off('upgrade', onUpgrade);
      for (const { feed } of this.#open.values()) feed.close(RESTARTING, 'restarting');
    });
  }

  /** The feed runs here no more. */
  endElsewhere(feedId: string): void {
    this.#open.get(feedId)?.feed.close(FEED_SOCKET_CODES.notRunningHere, NOT_RUNNING_HERE);
  }

  #add(feedId: string, socket: WebSocket, read: ReadBatchBody): void {
    this.#open.get(feedId)?.feed.close(FEED_SOCKET_CODES.replaced, 'replaced');
    const feed = new FeedSocket(socket, {
      feedId,
      read,
      answer: this.#parts.answer,
    });
    const opened = { feed, socket };
    this.#open.set(feedId, opened);
    const stopPinging = this.#ping(socket);
    socket.once('close', () => {
      stopPinging();
      if (this.#open.get(feedId) === opened) this.#open.delete(feedId);
    });
  }

  /** Ends one whose other end is gone; one that waits for its turn isn't asked. @returns stops it */
  #ping(socket: WebSocket): () => void {
    let isThere = true;
    socket.on('pong', () => (isThere = true)).on('message', () => (isThere = true));
    return repeat(() => {
      if (!isThere && !socket.isPaused) return socket.terminate();
      isThere = false;
      socket.ping();
    }, PING_EVERY_MS);
  }
}

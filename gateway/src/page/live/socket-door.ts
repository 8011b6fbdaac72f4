import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import type { ClientAddress } from '../../ground/caller/client-address.ts';
import type { OriginCheck } from '../../ground/caller/check-origin.ts';
import type { ConnectionWatch } from './connection-watch.ts';
import { checkHandshake, type HandshakeParts, type HandshakeRefusal } from './handshake.ts';
import type { LiveLimits } from './live-limits.ts';
import type { LiveSocket, LiveSocketData } from './live-socket.ts';
import { SocketCensus } from './socket-census.ts';

export interface DoorParts extends HandshakeParts {
  checkOrigin: OriginCheck;
  clientAddress: ClientAddress;
  limits: Pick<LiveLimits, 'socketsPerAddress' | 'socketsPerCustomer' | 'socketsInAll'>;
  watchOf: (request: IncomingMessage) => ConnectionWatch;
}

const EVERYBODY = '';

/**
 * Decides who may come in: by origin and address before there is a WebSocket, by version and customer before there is
 * a socket.
 */
export class SocketDoor {
  readonly #parts: DoorParts;
  readonly #inAll: SocketCensus;
  readonly #ofAddress: SocketCensus;
  readonly #ofCustomer: SocketCensus;
  #isClosed = false;

  constructor(parts: DoorParts) {
    this.#parts = parts;
    this.#inAll = new SocketCensus(parts.limits.socketsInAll);
    this.#ofAddress = new SocketCensus(parts.limits.socketsPerAddress);
    this.#ofCustomer = new SocketCensus(parts.limits.socketsPerCustomer);
  }

  /** From now on nobody new comes in. */
  close(): void {
    this.#isClosed = true;
  }

  /** @returns why there is no WebSocket for the request; null: there is */
  refuseRequest(request: IncomingMessage): ErrorCode | null {
    if (this.#isClosed) return 'unavailable';
    const { checkOrigin, clientAddress, watchOf } = this.#parts;
    const refuse = (code: ErrorCode): ErrorCode => {
      watchOf(request).refused('connection', code);
      return code;
    };
    // Only browsers carry the cookie of somebody who didn't mean to, and browsers always say where they come from.
    if (checkOrigin(request) === 'foreign') return refuse('originRefused');
    const address = clientAddress(request);
    if (request.socket.destroyed) return 'unavailable';
    if (!this.#ofAddress.enter(address)) return refuse('rateLimited');
    request.socket.once('close', () => this.#ofAddress.leave(address));
    if (!this.#inAll.enter(EVERYBODY)) return refuse('unavailable');
    request.socket.once('close', () => this.#inAll.leave(EVERYBODY));
    return null;
  }

  /** Finds out whose socket it is. @returns why it is refused; null: it is let in, and knows whose it is */
  async refuseSocket(socket: LiveSocket): Promise<HandshakeRefusal | null> {
    const { auth, headers } = socket.handshake;
    const watch = this.#parts.watchOf(socket.request);
    const outcome = await checkHandshake({ auth, cookieHeader: headers.cookie }, this.#parts);
    const code = typeof outcome === 'string' ? outcome : this.#admit(socket, outcome, watch);
    if (code !== null && code !== 'passNeeded') watch.refused('connection', code);
    return code;
  }

  #admit(socket: LiveSocket, who: LiveSocketData, watch: ConnectionWatch): ErrorCode | null {
    socket.data = who;
    if (who.session === null || socket.conn.readyState !== 'open') return null;
    const { customerId } = who.session;
    watch.isOf(customerId);
    if (!this.#ofCustomer.enter(customerId)) return 'rateLimited';
    socket.conn.once('close', () => this.#ofCustomer.leave(customerId));
    return null;
  }
}

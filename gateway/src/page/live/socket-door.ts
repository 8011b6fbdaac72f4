import type { IncomingMessage } from 'node:http';
import type { ClientAddress } from '../../ground/caller/client-address.ts';
import type { OriginCheck } from '../../ground/caller/check-origin.ts';
import type { Admission } from './admission.ts';
import type { ConnectionWatch } from './connection-watch.ts';
import { checkHandshake, type HandshakeParts, type HandshakeRefusal } from './handshake.ts';
import type { LiveRefusal } from './live-metrics.ts';
import type { LiveLimits } from './live-limits.ts';
import type { LiveSocket, LiveSocketData } from './live-socket.ts';
import { SocketCensus } from './socket-census.ts';
import { tellWhenToCome } from './tell-when-to-come.ts';

export interface DoorParts extends HandshakeParts {
  checkOrigin: OriginCheck;
  clientAddress: ClientAddress;
  admission: Pick<Admission, 'ask' | 'beginCheck' | 'close'>;
  limits: Pick<LiveLimits, 'socketsPerAddress' | 'socketsPerCustomer' | 'socketsInAll'>;
  watchOf: (request: IncomingMessage) => ConnectionWatch;
}

const EVERYBODY = '';

/** The page says so in the address, since what it says later comes too late. */
const IS_BACK = /[?&]back=1(?:&|$)/;

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
    this.#parts.admission.close();
  }

  /**
   * @param decide called when there is a WebSocket for the request (null), or is none and why; not called where the
   * client was told to come again, or has gone
   */
  receive(request: IncomingMessage, decide: (refusal: LiveRefusal | null) => void): void {
    const refusal = this.#refuseRequest(request);
    if (refusal !== null) return decide(refusal);
    const { socket } = request;
    // Until it is let in nobody else listens to the connection, and an error that nobody hears ends the process.
    const endIt = (): void => void socket.destroy();
    socket.once('error', endIt);
    this.#parts.admission.ask({
      address: this.#parts.clientAddress(request),
      isBack: IS_BACK.test(request.url ?? ''),
      isGone: () => socket.destroyed,
      decide: (comeInMs) => {
        socket.off('error', endIt);
        if (comeInMs === null) decide(null);
        else tellWhenToCome(request, comeInMs);
      },
    });
  }

  #refuseRequest(request: IncomingMessage): LiveRefusal | null {
    if (this.#isClosed) return 'unavailable';
    const { checkOrigin, clientAddress, watchOf } = this.#parts;
    const refuse = (code: LiveRefusal): LiveRefusal => {
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
    const endCheck = this.#parts.admission.beginCheck();
    const outcome = await checkHandshake({ auth, cookieHeader: headers.cookie }, this.#parts).finally(
      endCheck,
    );
    const code = typeof outcome === 'string' ? outcome : this.#admit(socket, outcome, watch);
    if (code !== null && code !== 'passNeeded') watch.refused('connection', code);
    return code;
  }

  #admit(socket: LiveSocket, who: LiveSocketData, watch: ConnectionWatch): LiveRefusal | null {
    socket.data = who;
    if (who.session === null || socket.conn.readyState !== 'open') return null;
    const { customerId } = who.session;
    watch.isOf(customerId);
    if (!this.#ofCustomer.enter(customerId)) return 'rateLimited';
    socket.conn.once('close', () => this.#ofCustomer.leave(customerId));
    return null;
  }
}

import type { CustomerEvents, PrivateEvent } from '../../ground/customer/customer-events.ts';
import type { Reporter } from '../../ground/report/reporter.ts';
import type { Authenticate } from './handshake.ts';
import type { LiveIo, LiveSocket, SocketSession } from './live-socket.ts';
import { roomOfCustomer, roomOfSession } from './live-socket.ts';
import { repeat } from '../../ground/timers/repeat.ts';

export interface SocketSessionsOptions {
  io: LiveIo;
  customerEvents: CustomerEvents;
  authenticate: Authenticate;
  /** How often all sessions are checked: the event of an end may have been lost between gateways. */
  checkEveryMs: number;
  nowMs: () => number;
  reporter: Reporter<'live'>;
}

/**
 * Binds sockets to the sessions that opened them: they get private events as long as the session is valid, and no
 * longer.
 */
export interface SocketSessions {
  /** Binds a socket that has just connected. */
  bind(socket: LiveSocket): void;
  stop(): void;
}

/** The longest that a timer can wait. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;
/** While the database is down, it is unknown whether a session is valid. */
const ASK_AGAIN_MS = 1_000;

/** `moved`: it is valid, but its customer gets another store's lines now, or has to give another pass. */
type Found = 'holds' | 'moved' | 'ended' | 'unknown';

export const bindSocketSessions = (options: SocketSessionsOptions): SocketSessions =>
  new BoundSockets(options);

class BoundSockets implements SocketSessions {
  readonly #options: SocketSessionsOptions;
  /** The timers for the next check of each bound socket's session. */
  readonly #timers = new Map<LiveSocket, ReturnType<typeof setTimeout>>();
  readonly #stopChecks: () => void;
  readonly #stopListening: () => void;
  #isCheckingAll = false;

  constructor(options: SocketSessionsOptions) {
    this.#options = options;
    this.#stopListening = options.customerEvents.listen((customerId, event) => this.#hear(customerId, event));
    this.#stopChecks = repeat(() => void this.#checkAll(), options.checkEveryMs);
  }

  bind(socket: LiveSocket): void {
    const { session, hasEnded, tellPage } = socket.data;
    if (hasEnded) socket.emit('customer', { kind: 'sessionEnded' });
    if (tellPage !== null) socket.emit('customer', { kind: 'session', page: tellPage });
    if (session === null) return;
    socket.on('renew', (request: unknown, answer: unknown) => {
      // A call of anybody's making; what the pass is worth is found out by whoever reads it.
      socket.handshake.auth['pass'] = (request as { pass?: unknown } | null | undefined)?.pass;
      if (typeof answer === 'function') answer({ ok: true });
      void this.#check(socket);
    });
    void socket.join([roomOfCustomer(session.customerId), roomOfSession(session.sessionId)]);
    socket.on('disconnect', () => {
      clearTimeout(this.#timers.get(socket));
      this.#timers.delete(socket);
    });
    this.#wait(socket, session.expiresAtMs - this.#options.nowMs());
    // The session may have ended between the handshake and joining the rooms, so the event wouldn't have reached this
    // socket.
    void this.#check(socket);
  }

  stop(): void {
    this.#stopListening();
    this.#stopChecks();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #hear(customerId: string, event: PrivateEvent): void {
    if (event.kind !== 'sessionEnded') {
      for (const socket of this.#socketsIn(roomOfCustomer(customerId)))
        void this.#tell(socket, event).then(() => {
          // The new settings may be those of another store.
          if (event.kind === 'settings') void this.#check(socket);
        });
      return;
    }
    const { sessionId } = event;
    const ended = sessionId === undefined ? roomOfCustomer(customerId) : roomOfSession(sessionId);
    for (const socket of this.#socketsIn(ended)) this.#end(socket);
  }

  async #tell(socket: LiveSocket, event: Exclude<PrivateEvent, { kind: 'sessionEnded' }>): Promise<void> {
    const { session } = socket.data;
    if (session === null) return;
    const isKnownToHold = session.expiresAtMs > this.#options.nowMs();
    // After the expiry that is known here, a ping may have extended the session: that is checked before anything
    // private is sent.
    if (isKnownToHold || (await this.#check(socket)) === 'holds') socket.emit('customer', event);
  }

  async #checkAll(): Promise<void> {
    if (this.#isCheckingAll) return;
    this.#isCheckingAll = true;
    for (const socket of [...this.#timers.keys()]) await this.#check(socket);
    this.#isCheckingAll = false;
  }

  /** Checks whether the session is still valid, and ends the socket when it isn't. */
  async #check(socket: LiveSocket): Promise<Found> {
    const { session } = socket.data;
    if (session === null || !socket.connected) return 'ended';
    const found = await this.#find(socket, session);
    if (!socket.connected) return 'ended';
    if (found === 'ended') this.#end(socket);
    // This closes the connection and not the socket: the page then reconnects by itself, to the other store.
    else if (found === 'moved') socket.conn.close();
    else this.#wait(socket, found === 'unknown' ? ASK_AGAIN_MS : session.expiresAtMs - this.#options.nowMs());
    return found;
  }

  async #find(socket: LiveSocket, session: SocketSession): Promise<Found> {
    const { authenticate, reporter } = this.#options;
    try {
      const { headers, auth } = socket.handshake;
      const now = await authenticate(headers.cookie, auth['pass']);
      // Its page comes back with another pass, or learns over HTTPS that there is none.
      if (now === 'passNeeded') return 'moved';
      if (typeof now === 'string' || now.sessionId !== session.sessionId) return 'ended';
      session.expiresAtMs = now.expiresAtMs;
      return now.store === socket.data.store ? 'holds' : 'moved';
    } catch (error) {
      // The database is down: the next check will tell.
      reporter.failed('sessionNotChecked', error);
      return 'unknown';
    }
  }

  #wait(socket: LiveSocket, delayMs: number): void {
    clearTimeout(this.#timers.get(socket));
    const delay = Math.min(Math.max(delayMs, 0), LONGEST_WAIT_MS);
    this.#timers.set(
      socket,
      setTimeout(() => void this.#check(socket), delay),
    );
  }

  #end(socket: LiveSocket): void {
    socket.emit('customer', { kind: 'sessionEnded' });
    socket.disconnect(true);
  }

  #socketsIn(room: string): LiveSocket[] {
    const { sockets } = this.#options.io;
    return [...(sockets.adapter.rooms.get(room) ?? [])].flatMap((id) => sockets.sockets.get(id) ?? []);
  }
}

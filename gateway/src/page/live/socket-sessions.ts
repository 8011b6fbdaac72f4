import type { CustomerEvents, PrivateEvent } from '../../ground/customer/customer-events.ts';
import type { Reporter } from '../../ground/report/reporter.ts';
import type { Authenticate } from './handshake.ts';
import type { LiveIo, LiveSocket, SocketSession } from './live-socket.ts';
import { roomOfCustomer, roomOfSession } from './live-socket.ts';

export interface SocketSessionsOptions {
  io: LiveIo;
  customerEvents: CustomerEvents;
  authenticate: Authenticate;
  /** How often all sessions are looked at again: the news of an end may have been lost between gateways. */
  checkEveryMs: number;
  nowMs: () => number;
  reporter: Reporter<'live'>;
}

/**
 * Binds sockets to the sessions that opened them: private events as long as the session holds, and not a moment more.
 */
export interface SocketSessions {
  /** For a socket that has just connected. */
  bind(socket: LiveSocket): void;
  stop(): void;
}

/** The longest that a timer can wait. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;
/** Whether a session holds can't be known while the database is away. */
const ASK_AGAIN_MS = 1_000;

/** `moved`: it holds, and its customer hears another store's lines now. */
type Found = 'holds' | 'moved' | 'ended' | 'unknown';

export const bindSocketSessions = (options: SocketSessionsOptions): SocketSessions =>
  new BoundSockets(options);

class BoundSockets implements SocketSessions {
  readonly #options: SocketSessionsOptions;
  /** When a bound socket's session is looked at next. */
  readonly #timers = new Map<LiveSocket, ReturnType<typeof setTimeout>>();
  readonly #checks: ReturnType<typeof setInterval>;
  readonly #stopListening: () => void;
  #isCheckingAll = false;

  constructor(options: SocketSessionsOptions) {
    this.#options = options;
    this.#stopListening = options.customerEvents.listen((customerId, event) => this.#hear(customerId, event));
    this.#checks = setInterval(() => void this.#checkAll(), options.checkEveryMs);
  }

  bind(socket: LiveSocket): void {
    const { session, hasEnded, tellPage } = socket.data;
    if (hasEnded) socket.emit('customer', { kind: 'sessionEnded' });
    if (tellPage !== null) socket.emit('customer', { kind: 'session', page: tellPage });
    if (session === null) return;
    void socket.join([roomOfCustomer(session.customerId), roomOfSession(session.sessionId)]);
    socket.on('disconnect', () => {
      clearTimeout(this.#timers.get(socket));
      this.#timers.delete(socket);
    });
    this.#wait(socket, session.expiresAtMs - this.#options.nowMs());
    // It may have ended between the handshake and the rooms, where the news of it would have reached this socket.
    void this.#check(socket);
  }

  stop(): void {
    this.#stopListening();
    clearInterval(this.#checks);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #hear(customerId: string, event: PrivateEvent): void {
    if (event.kind !== 'sessionEnded') {
      for (const socket of this.#socketsIn(roomOfCustomer(customerId)))
        void this.#tell(socket, event).then(() => {
          // Settings may be those of another store.
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
    // Past the time that is known here a ping may have moved it on: that is looked at before anything private is said.
    if (isKnownToHold || (await this.#check(socket)) === 'holds') socket.emit('customer', event);
  }

  async #checkAll(): Promise<void> {
    if (this.#isCheckingAll) return;
    this.#isCheckingAll = true;
    for (const socket of [...this.#timers.keys()]) await this.#check(socket);
    this.#isCheckingAll = false;
  }

  /** Looks whether the session still holds, and ends the socket when it doesn't. */
  async #check(socket: LiveSocket): Promise<Found> {
    const { session } = socket.data;
    if (session === null || !socket.connected) return 'ended';
    const found = await this.#find(socket, session);
    if (!socket.connected) return 'ended';
    if (found === 'ended') this.#end(socket);
    // The connection, not the socket: the page comes back by itself, and is let in to the other store.
    else if (found === 'moved') socket.conn.close();
    else this.#wait(socket, found === 'unknown' ? ASK_AGAIN_MS : session.expiresAtMs - this.#options.nowMs());
    return found;
  }

  async #find(socket: LiveSocket, session: SocketSession): Promise<Found> {
    const { authenticate, reporter } = this.#options;
    try {
      const now = await authenticate(socket.handshake.headers.cookie);
      if (typeof now === 'string' || now.sessionId !== session.sessionId) return 'ended';
      session.expiresAtMs = now.expiresAtMs;
      return now.store === socket.data.store ? 'holds' : 'moved';
    } catch (error) {
      // Away for now: the next look will tell.
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

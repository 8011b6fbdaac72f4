import type { CustomerEvents, PrivateEvent } from '../customer/customer-events.ts';
import type { Reporter } from '../report/reporter.ts';
import type { Authenticate } from './handshake.ts';
import type { LiveIo, LiveSocket } from './live-socket.ts';
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

type Found = 'holds' | 'ended' | 'unknown';

export const bindSocketSessions = ({
  io,
  customerEvents,
  authenticate,
  checkEveryMs,
  nowMs,
  reporter,
}: SocketSessionsOptions): SocketSessions => {
  const timers = new Map<LiveSocket, ReturnType<typeof setTimeout>>();

  const end = (socket: LiveSocket): void => {
    socket.emit('customer', { kind: 'sessionEnded' });
    socket.disconnect(true);
  };
  const wait = (socket: LiveSocket, delayMs: number): void => {
    clearTimeout(timers.get(socket));
    const delay = Math.min(Math.max(delayMs, 0), LONGEST_WAIT_MS);
    timers.set(
      socket,
      setTimeout(() => void check(socket), delay),
    );
  };
  /** Looks whether the session still holds, and ends the socket when it doesn't. */
  const check = async (socket: LiveSocket): Promise<Found> => {
    const { session } = socket.data;
    if (session === null || !socket.connected) return 'ended';
    let found: Found = 'unknown';
    try {
      const now = await authenticate(socket.handshake.headers.cookie);
      found = typeof now !== 'string' && now.sessionId === session.sessionId ? 'holds' : 'ended';
      if (typeof now !== 'string' && found === 'holds') session.expiresAtMs = now.expiresAtMs;
    } catch (error) {
      // Away for now: the next look will tell.
      reporter.failed('sessionNotChecked', error);
    }
    if (!socket.connected) return 'ended';
    if (found === 'ended') end(socket);
    else wait(socket, found === 'unknown' ? ASK_AGAIN_MS : session.expiresAtMs - nowMs());
    return found;
  };

  const socketsIn = (room: string): LiveSocket[] =>
    [...(io.sockets.adapter.rooms.get(room) ?? [])].flatMap((id) => io.sockets.sockets.get(id) ?? []);

  const tell = async (socket: LiveSocket, event: Exclude<PrivateEvent, { kind: 'sessionEnded' }>) => {
    const { session } = socket.data;
    if (session === null) return;
    // Past the time that is known here a ping may have moved it on: that is looked at before anything private is said.
    if (session.expiresAtMs > nowMs() || (await check(socket)) === 'holds') socket.emit('customer', event);
  };
  const stopListening = customerEvents.listen((customerId, event) => {
    if (event.kind !== 'sessionEnded') {
      for (const socket of socketsIn(roomOfCustomer(customerId))) void tell(socket, event);
      return;
    }
    const { sessionId } = event;
    const ended = sessionId === undefined ? roomOfCustomer(customerId) : roomOfSession(sessionId);
    for (const socket of socketsIn(ended)) end(socket);
  });

  let isChecking = false;
  const checkAll = async (): Promise<void> => {
    if (isChecking) return;
    isChecking = true;
    for (const socket of [...timers.keys()]) await check(socket);
    isChecking = false;
  };
  const checks = setInterval(() => void checkAll(), checkEveryMs);

  return {
    bind: (socket) => {
      const { session, hasEnded } = socket.data;
      if (hasEnded) socket.emit('customer', { kind: 'sessionEnded' });
      if (session === null) return;
      void socket.join([roomOfCustomer(session.customerId), roomOfSession(session.sessionId)]);
      socket.on('disconnect', () => {
        clearTimeout(timers.get(socket));
        timers.delete(socket);
      });
      wait(socket, session.expiresAtMs - nowMs());
      // It may have ended between the handshake and the rooms, where the news of it would have reached this socket.
      void check(socket);
    },
    stop: () => {
      stopListening();
      clearInterval(checks);
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
};

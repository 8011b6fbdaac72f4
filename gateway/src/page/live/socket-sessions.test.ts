import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOTHING_FAILS } from '../../../testing/fakes/noted-failures.ts';
import type { LiveIo, LiveSocket, SocketSession } from './live-socket.ts';
import { bindSocketSessions } from './socket-sessions.ts';

const HOUR_MS = 3_600_000;
const SESSION: SocketSession = {
  customerId: 'ANNA',
  store: 'main',
  sessionId: 'desk',
  expiresAtMs: HOUR_MS,
};

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** The parts of a socket that are used when it is bound to a session. */
const createSocket = () => {
  const socket = Object.assign(new EventEmitter(), {
    data: { session: { ...SESSION }, store: 'main', hasEnded: false, tellPage: null },
    connected: true,
    handshake: { headers: {}, auth: {} },
    join: () => undefined,
  });
  const leave = (): void => {
    socket.connected = false;
    socket.emit('disconnect');
  };
  return { socket: socket as unknown as LiveSocket, leave };
};

it('a socket that has left is forgotten, and its session is looked at no more', async () => {
  const authenticate = vi.fn<() => Promise<SocketSession>>(async () => SESSION);
  const sessions = bindSocketSessions({
    io: {} as LiveIo,
    customerEvents: { publish: () => undefined, listen: () => () => undefined },
    authenticate,
    checkEveryMs: 60_000,
    nowMs: Date.now,
    reporter: NOTHING_FAILS,
  });
  const withoutSockets = vi.getTimerCount();
  const { socket, leave } = createSocket();
  sessions.bind(socket);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(authenticate).toHaveBeenCalledTimes(4);
  leave();
  expect(vi.getTimerCount()).toBe(withoutSockets);
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(authenticate).toHaveBeenCalledTimes(4);
  sessions.stop();
  expect(vi.getTimerCount()).toBe(0);
});

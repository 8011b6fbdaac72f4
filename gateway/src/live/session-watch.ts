import type { Authenticate } from './handshake.ts';
import type { LiveSocket } from './live-socket.ts';

const hasEnded = async (socket: LiveSocket, authenticate: Authenticate): Promise<boolean> => {
  try {
    const session = await authenticate(socket.handshake.headers.cookie);
    return typeof session === 'string' || session.customerId !== socket.data.customerId;
  } catch {
    // Whether it has ended can't be known now; the next look will tell.
    return false;
  }
};

/**
 * Looks again and again whether the sessions of customers' sockets still hold, one after the other, and closes what
 * has ended: a session that ends by its age is announced by nobody.
 * @returns how to stop
 */
export const watchSessions = (
  sockets: ReadonlyMap<LiveSocket, unknown>,
  authenticate: Authenticate,
  everyMs: number,
): (() => void) => {
  let isChecking = false;
  const checkAll = async (): Promise<void> => {
    if (isChecking) return;
    isChecking = true;
    for (const socket of [...sockets.keys()]) {
      if (socket.data.customerId === null || !socket.connected) continue;
      if (!(await hasEnded(socket, authenticate))) continue;
      socket.emit('customer', { kind: 'sessionEnded' });
      socket.disconnect(true);
    }
    isChecking = false;
  };
  const timer = setInterval(() => void checkAll(), everyMs);
  return () => clearInterval(timer);
};

import type { HandshakeRefusal } from './handshake.ts';
import type { LiveIo, LiveSocket } from './live-socket.ts';
import type { SocketDoor } from './socket-door.ts';

/** A page that knows nothing of passes tries again later, as with any gateway that can't take it now. */
const describeRefusal = (refusal: HandshakeRefusal): Error => {
  const code = refusal === 'passNeeded' ? 'unavailable' : refusal;
  const data = refusal === 'passNeeded' ? { code, needs: 'pass' } : { code };
  return Object.assign(new Error(code), { data });
};

/**
 * Asks the door for each socket. A connection has one at most, let in or waiting at the door: socket.io itself would
 * let in any number, and the limits count connections.
 */
export const letInSockets = (io: LiveIo, door: Pick<SocketDoor, 'refuseSocket'>): void => {
  const taken = new WeakSet<LiveSocket['conn']>();
  io.use((socket, next) => {
    const { conn } = socket;
    if (taken.has(conn)) {
      conn.close();
      return next(describeRefusal('badRequest'));
    }
    taken.add(conn);
    void door.refuseSocket(socket).then((refusal) => {
      if (refusal === null) return next();
      taken.delete(conn);
      next(describeRefusal(refusal));
    });
  });
  io.on('connection', (socket) => {
    socket.on('disconnect', () => taken.delete(socket.conn));
  });
};

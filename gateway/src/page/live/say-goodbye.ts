import type { Socket } from 'node:net';
import type { LiveIo, LiveSocket } from './live-socket.ts';

/**
 * How long a client has to answer the farewell. One whose machine is asleep or out of reach never does, and a stop
 * would wait half a minute for it: longer than a container is given before it is killed.
 */
const ANSWER_WITHIN_MS = 2_000;

/** @returns what closes all connections, those of clients that say nothing more included */
export const sayGoodbyeOn = (io: LiveIo): (() => Promise<void>) => {
  const open = new Map<Socket, Promise<void>>();
  io.engine.on('connection', ({ request: { socket } }: LiveSocket['conn']) => {
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    open.set(
      socket,
      closed.then(() => void open.delete(socket)),
    );
  });
  return async () => {
    io.engine.close();
    const patience = setTimeout(() => {
      for (const socket of open.keys()) socket.destroy();
    }, ANSWER_WITHIN_MS);
    await Promise.all(open.values());
    clearTimeout(patience);
  };
};

import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A network between client and gateway that can be cut and held up. */
export interface TcpProxy {
  readonly port: number;
  /** Every connection breaks, as by a pulled cable: no farewell. */
  cut(): void;
  /** Nothing passes towards the clients for this long. */
  holdUp(forMs: number): void;
  close(): Promise<void>;
}

export const createTcpProxy = async (targetPort: number): Promise<TcpProxy> => {
  const pairs = new Set<{ near: Socket; far: Socket }>();
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1');
    const pair = { near, far };
    pairs.add(pair);
    const end = (): void => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
    near.pipe(far);
    far.pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const cut = (): void => {
    for (const { near } of pairs) near.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    holdUp: (forMs) => {
      for (const { near, far } of pairs) {
        // Paused alone it would flow again as soon as the near end takes more.
        far.unpipe(near).pause();
        setTimeout(() => far.pipe(near), forMs);
      }
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
};

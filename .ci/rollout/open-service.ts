import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A pod is reached at this address. */
export interface Endpoint {
  address: string;
  port: number;
}

/**
 * One address for many pods, as a Service is one: each new connection goes to the next endpoint, and those that are
 * open stay where they are. Nobody looks whether the endpoint answers.
 */
export interface Service {
  /**
   * What the cluster knows from now on. The way in hears of a new endpoint at once, and `lagMs` later of one that goes:
   * what is worst in each case.
   */
  tell(endpoints: readonly Endpoint[]): void;
  close(): void;
}

const join = (near: Socket, { address, port }: Endpoint): void => {
  const far = connect(port, address);
  const end = (): void => {
    near.destroy();
    far.destroy();
  };
  for (const socket of [near, far]) socket.on('error', end).on('close', end);
  near.pipe(far).pipe(near);
};

/** @param port of this machine */
export const openService = async (port: number, lagMs: number): Promise<Service> => {
  const known = new Set<Endpoint>();
  let latest: ReadonlySet<Endpoint> = known;
  let turn = 0;
  const near = new Set<Socket>();
  const server = createServer((socket) => {
    near.add(socket);
    socket.once('close', () => near.delete(socket));
    turn += 1;
    const endpoint = [...known][turn % known.size];
    if (endpoint === undefined) socket.destroy();
    else join(socket, endpoint);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    tell: (endpoints) => {
      latest = new Set(endpoints);
      for (const endpoint of latest) known.add(endpoint);
      for (const endpoint of known)
        if (!latest.has(endpoint))
          void sleep(lagMs, undefined, { ref: false }).then(() => {
            if (!latest.has(endpoint)) known.delete(endpoint);
          });
    },
    close: () => {
      for (const socket of near) socket.destroy();
      server.close();
    },
  };
};

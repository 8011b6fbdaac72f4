import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A network between page and gateway that breaks on demand. */
export interface CuttingProxy {
  /** e.g. http://127.0.0.1:41234 */
  url: string;
  /** New connections go to this port. */
  leadTo(port: number): void;
  /** New live sockets go to this one instead, as to gateways at the edge. */
  leadLiveTo(port: number): void;
  /** Cuts every connection at once. @returns how many there were */
  cut(): number;
  /** Nothing arrives any more until `flow`. */
  stall(): void;
  /** Live sockets are gone, and none comes back until `flow`; calls go on. */
  cutLive(): void;
  flow(): void;
  close(): Promise<void>;
}

/** @param firstPort the target of connections until another is set */
export const startCuttingProxy = async (firstPort: number): Promise<CuttingProxy> => {
  const sockets = new Set<Socket>();
  const liveSockets = new Set<Socket>();
  let isStalled = false;
  let isLiveCut = false;
  let targetPort = firstPort;
  let livePort: number | undefined;
  const passOn = (page: Socket, gateway: Socket, first: Buffer): void => {
    for (const [from, to] of [
      [page, gateway],
      [gateway, page],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => from.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    gateway.write(first);
    if (isStalled) gateway.pause();
  };
  const server = createServer((page) => {
    page.on('error', () => page.destroy());
    page.once('data', (first: Buffer) => {
      const isLive = first.toString('latin1').startsWith('GET /live');
      if (isLive) {
        liveSockets.add(page);
        page.once('close', () => liveSockets.delete(page));
      }
      if (isLive && isLiveCut) page.destroy();
      else passOn(page, connect((isLive ? livePort : undefined) ?? targetPort, '127.0.0.1'), first);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const cut = (): number => {
    const count = sockets.size / 2;
    for (const socket of sockets) socket.destroy();
    return count;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    leadTo: (next) => {
      targetPort = next;
    },
    leadLiveTo: (next) => {
      livePort = next;
    },
    cut,
    stall: () => {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    cutLive: () => {
      isLiveCut = true;
      for (const socket of liveSockets) socket.destroy();
    },
    flow: () => {
      isStalled = false;
      isLiveCut = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
};

import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A network between client and gateway that can be cut and held up. */
export interface TcpProxy {
  readonly port: number;
  /** Every connection breaks, as by a pulled cable: no farewell. */
  cut(): void;
  /** Nothing passes towards the clients for this long. @returns lets it pass before */
  holdUp(forMs: number): () => void;
  close(): Promise<void>;
}

/** `path`: of a Unix socket. */
export type ProxyTarget = { host: string; port: number } | { path: string };

/**
 * The limit works as in load balancers: a server that doesn't accept a connection by then is skipped, and not tried
 * again for a while.
 */
const CONNECT_WITHIN_MS = 1_000;
const AVOID_FOR_MS = 2_000;

const reach = (target: ProxyTarget): Promise<Socket | null> =>
  new Promise((resolve) => {
    const socket = connect(target);
    const settle = (reached: Socket | null): void => {
      clearTimeout(limit);
      socket.removeAllListeners();
      if (reached === null) socket.on('error', () => undefined).destroy();
      resolve(reached);
    };
    const limit = setTimeout(() => settle(null), CONNECT_WITHIN_MS);
    socket.once('connect', () => settle(socket)).once('error', () => settle(null));
  });

/** @param targets a port of this machine, or several gateways: each connection goes to the next one that takes it */
export const createTcpProxy = async (targets: number | readonly ProxyTarget[]): Promise<TcpProxy> => {
  const all = typeof targets === 'number' ? [{ host: '127.0.0.1', port: targets }] : targets;
  const avoidUntilMs = all.map(() => 0);
  let turn = 0;
  const pairs = new Set<{ near: Socket; far: Socket }>();
  const waiting = new Set<Socket>();

  const reachNext = async (): Promise<Socket | null> => {
    const order = all.map((_, at) => (turn + at) % all.length);
    turn++;
    const liked = order.filter((at) => avoidUntilMs[at]! <= Date.now());
    for (const at of liked.length > 0 ? liked : order) {
      const socket = await reach(all[at]!);
      if (socket !== null) return socket;
      avoidUntilMs[at] = Date.now() + AVOID_FOR_MS;
    }
    return null;
  };

  const join = async (near: Socket): Promise<void> => {
    waiting.add(near);
    near.on('error', () => near.destroy());
    const far = await reachNext();
    waiting.delete(near);
    if (far === null || near.destroyed) {
      near.destroy();
      far?.destroy();
      return;
    }
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
  };
  const server = createServer({ pauseOnConnect: true }, (near) => void join(near));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const cut = (): void => {
    for (const { near } of pairs) near.destroy();
    for (const near of waiting) near.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    holdUp: (forMs) => {
      const held = [...pairs];
      // Paused alone it would flow again as soon as the near end takes more.
      for (const { near, far } of held) far.unpipe(near).pause();
      const letPass = (): void => {
        clearTimeout(timer);
        for (const { near, far } of held) far.pipe(near);
      };
      const timer = setTimeout(letPass, forMs).unref();
      return letPass;
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
};

import { createClient } from '@redis/client';
import type { RedisPrimary } from './redis-primary.ts';

/**
 * One connection that comes back by itself; while it is away commands fail at once instead of queueing up. A command
 * that isn't answered in time fails, and so does whatever else waits on that connection: Redis hangs, or the way to it,
 * and a peer that is gone without a word would be waited for until the network gives it up. When another server becomes
 * the primary the connection goes there.
 */
export interface RedisConnection {
  /** Settles at the first contact, which may be long after the gateway is up. */
  readonly contact: Promise<void>;
  /** Answers are as RESP 2 has them: texts, numbers, null and lists of these. */
  send(...command: Array<string | number>): Promise<unknown>;
  /** @param withinMs for what takes longer than Redis needs to answer: a read that waits, a large image */
  sendWithin(withinMs: number, ...command: Array<string | number>): Promise<unknown>;
  run(script: string, keys: string[], args: Array<string | number>): Promise<unknown>;
  destroy(): void;
}

/**
 * Redis answers in less than a millisecond, but either side may have to wait for its turn on a busy machine. Nothing
 * that must be noticed sooner waits for this: a lease runs out, and a book is not confirmed, by clocks of their own.
 */
const ANSWER_WITHIN_MS = 2_000;

const createOwnClient = (url: string) => {
  const client = createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 1_000,
      keepAlive: true,
      keepAliveInitialDelay: 5_000,
      reconnectStrategy: (retries: number) => Math.min(20 * 2 ** retries, 500),
    },
  });
  // Without a listener an error of the connection would end the process; who uses it sees its commands fail.
  client.on('error', () => {});
  return client;
};

export type ConnectRedis = (primary: RedisPrimary) => RedisConnection;

type OwnClient = ReturnType<typeof createOwnClient>;

export const connectRedis: ConnectRedis = ({ url$ }) => {
  let current: { client: OwnClient; url: string } | null = null;
  const { promise: contact, resolve } = Promise.withResolvers<void>();
  const touch = (): void => resolve();

  const open = (url: string): void => {
    const before = current?.client;
    const client = createOwnClient(url);
    current = { client, url };
    client.connect().then(touch, touch);
    if (before?.isOpen === true) before.destroy();
  };
  const following = url$.subscribe(open);

  const sendWithin: RedisConnection['sendWithin'] = (withinMs, ...command) => {
    const used = current;
    if (used === null) return Promise.reject(new Error('no Redis is known to be the primary'));
    return new Promise((resolve, reject) => {
      let isSettled = false;
      const timer = setTimeout(() => {
        // This process may have been frozen itself: what came meanwhile is read first.
        setImmediate(() => {
          if (isSettled) return;
          reject(new Error('Redis does not answer'));
          if (used === current) open(used.url);
        });
      }, withinMs);
      const settle = (): void => {
        isSettled = true;
        clearTimeout(timer);
      };
      used.client.sendCommand(command.map(String)).finally(settle).then(resolve, reject);
    });
  };
  const send: RedisConnection['send'] = (...command) => sendWithin(ANSWER_WITHIN_MS, ...command);

  return {
    contact,
    send,
    sendWithin,
    run: (script, keys, args) => send('EVAL', script, keys.length, ...keys, ...args),
    destroy: () => {
      following.unsubscribe();
      if (current?.client.isOpen === true) current.client.destroy();
      current = null;
      touch();
    },
  };
};

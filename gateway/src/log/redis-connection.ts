import { createClient } from 'redis';

/** One connection that comes back by itself; while it is away commands fail at once instead of queueing up. */
export const connectRedis = (url: string): RedisConnection => {
  const client = createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 3_000,
      reconnectStrategy: (retries: number) => Math.min(20 * 2 ** retries, 1_000),
    },
  });
  // Without a listener an error of the connection would end the process; who uses it sees its commands fail.
  client.on('error', () => {});
  const contact = client.connect().then(
    () => {},
    () => {},
  );
  return {
    contact,
    send: (...command) => client.sendCommand(command.map(String)),
    run: (script, keys, args) =>
      client.sendCommand(['EVAL', script, String(keys.length), ...keys, ...args.map(String)]),
    destroy: () => {
      if (client.isOpen) client.destroy();
    },
  };
};

export interface RedisConnection {
  /** Settles at the first contact, which may be long after the gateway is up. */
  readonly contact: Promise<void>;
  /** Answers are as RESP 2 has them: texts, numbers, null and lists of these. */
  send(...command: Array<string | number>): Promise<unknown>;
  run(script: string, keys: string[], args: Array<string | number>): Promise<unknown>;
  destroy(): void;
}

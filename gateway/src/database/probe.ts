import pg from 'pg';
import { destroyClient } from './destroy-client.ts';

/** Asks the database on a connection of its own, so that no pool that is full or hangs stands between. */
export interface Probe {
  /** Fails when no answer came in time; the next question then gets a new connection. */
  ask(sql: string, withinMs: number): Promise<void>;
  close(): Promise<void>;
}

export const createProbe = (config: pg.ClientConfig): Probe => {
  let current: { client: pg.Client; connected: Promise<unknown> } | null = null;

  const connect = (withinMs: number): NonNullable<typeof current> => {
    const client = new pg.Client({ ...config, connectionTimeoutMillis: withinMs });
    // One that breaks between two questions would end the process; the next question fails by itself.
    client.on('error', () => undefined);
    return { client, connected: client.connect() };
  };
  const drop = (of: NonNullable<typeof current>): void => {
    if (current === of) current = null;
    destroyClient(of.client);
  };

  return {
    ask: async (sql, withinMs) => {
      const used = (current ??= connect(withinMs));
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(
          // This process may have stood still itself: what came meanwhile is read first.
          () => setImmediate(() => reject(new Error('Connection terminated: no answer in time'))),
          withinMs,
        );
      });
      const answer = used.connected.then(() => used.client.query(sql));
      answer.catch(() => undefined);
      late.catch(() => undefined);
      try {
        await Promise.race([answer, late]);
      } catch (error) {
        drop(used);
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    close: async () => {
      await current?.client.end().catch(() => undefined);
      current = null;
    },
  };
};

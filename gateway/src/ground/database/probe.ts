import type pg from 'pg';
import { cancelStatement } from './cancel-statement.ts';
import { destroyClient } from './destroy-client.ts';
import { type HostedConfig, PatientClient } from './patient-client.ts';
import { startPatientTimer } from './start-patient-timer.ts';

/** Asks the database on a connection of its own, so that a pool that is full or hangs can't get in the way. */
export interface Probe {
  /**
   * Fails when no answer came in time; the next question then gets a new connection.
   * @param withinMs once it is connected, which has a limit of its own: it takes six times as many turns
   */
  ask(sql: string, withinMs: number): Promise<void>;
  close(): Promise<void>;
}

/** It is told what the answer was, too. */
export interface ReadingProbe extends Probe {
  read(sql: string, withinMs: number): Promise<unknown[]>;
}

const askWithin = (client: pg.Client, sql: string, withinMs: number): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    const stop = startPatientTimer(withinMs, () => {
      cancelStatement(client);
      reject(new Error('Connection terminated: no answer in time'));
    });
    const answer = client.query(sql);
    answer.then(resolve, reject);
    answer.then(stop, stop);
  });

export const createProbe = (config: HostedConfig): ReadingProbe => {
  let current: { client: pg.Client; connected: Promise<unknown> } | null = null;

  const connect = (): NonNullable<typeof current> => {
    const client = new PatientClient(config);
    const opened = { client, connected: client.connect().then(() => client.setUp()) };
    // One that breaks between two questions would end the process; the next question gets a new one.
    client.on('error', () => undefined);
    client.on('end', () => {
      if (current === opened) current = null;
    });
    return opened;
  };
  const drop = (of: NonNullable<typeof current>): void => {
    if (current === of) current = null;
    destroyClient(of.client);
  };

  const read = async (sql: string, withinMs: number): Promise<unknown[]> => {
    const used = (current ??= connect());
    try {
      await used.connected;
      return (await askWithin(used.client, sql, withinMs)).rows;
    } catch (error) {
      drop(used);
      throw error;
    }
  };

  return {
    read,
    ask: async (sql, withinMs) => void (await read(sql, withinMs)),
    close: async () => {
      await current?.client.end().catch(() => undefined);
      current = null;
    },
  };
};

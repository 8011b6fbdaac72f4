import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartRefused } from '../../report/start-refused.ts';
import type { DatabaseConnection } from './database-connection.ts';

/** Any number that nothing else in this database uses; two gateways on one server meet here. */
const GATEWAY_LOCK = 4_605_701;

/** The connection of a gateway that was killed may stay open for a moment longer. */
const WAIT_MS = 5_000;

/**
 * The last word on who works with the database: a lock that is held as long as its connection is.
 * @throws StartRefused when another gateway has it; why a stop was asked for
 */
export const takeGuard = async (
  connection: DatabaseConnection,
  folder: string,
  stopAsked: AbortSignal,
): Promise<pg.Client> => {
  const guard = new pg.Client({ ...connection, application_name: `gateway ${process.pid}` });
  guard.on('error', () => undefined);
  await guard.connect();
  try {
    const deadline = performance.now() + WAIT_MS;
    for (;;) {
      stopAsked.throwIfAborted();
      const { rows } = await guard.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
        GATEWAY_LOCK,
      ]);
      if (rows[0]?.taken === true) return guard;
      if (performance.now() > deadline) throw new StartRefused(`Another gateway works on ${folder}.`);
      await sleep(50);
    }
  } catch (error) {
    await guard.end().catch(() => undefined);
    throw error;
  }
};

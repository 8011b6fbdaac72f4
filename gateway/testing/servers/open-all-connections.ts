import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../src/ground/database/create-database.ts';

/** After this no connection is opened for a while, and so nothing that gateways know is forgotten. */
export const openAllConnections = async (database: Database, maxConnections: number): Promise<void> => {
  const atSameTime = Array.from({ length: maxConnections });
  await database.pipeline.query({ name: 'nothing', text: 'select', values: [] });
  while (database.connectionsOpened < maxConnections) {
    await Promise.all(atSameTime.map(() => database.pool.query('select pg_sleep(0.1)')));
    await sleep(10);
  }
};

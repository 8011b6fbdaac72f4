import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type OwnPostgres, type OwnPostgresOptions, startOwnPostgres } from './own-postgres.ts';

/** A primary that answers a commit when its stand-by has it. */
export interface TwoPostgres {
  primary: OwnPostgres;
  standby: OwnPostgres;
  /** As `DATABASE_URL` names both. */
  url(database: string): string;
  stop(): Promise<void>;
}

interface Places {
  primary: Pick<OwnPostgresOptions, 'folder' | 'listen'>;
  standby: Pick<OwnPostgresOptions, 'folder' | 'listen'>;
}

const STANDBY = 'standby';

export const askPostgres = async <Row extends pg.QueryResultRow>(
  { connection }: OwnPostgres,
  sql: string,
  database = connection.database,
): Promise<Row[]> => {
  const client = new pg.Client({ ...connection, database });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
};

/** Until commits wait for it. */
export const untilFollowed = async (primary: OwnPostgres): Promise<void> => {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const [row] = await askPostgres<{ state: string }>(
      primary,
      `select sync_state as state from pg_stat_replication where state = 'streaming' and sync_state = 'sync'`,
    );
    if (row !== undefined) return;
    if (Date.now() > deadline) throw new Error('the stand-by doesn’t follow');
    await sleep(20);
  }
};

export const startTwoPostgres = async (
  binDir: string,
  places: Places,
  {
    settings = [],
    onSpawn = () => {},
  }: { settings?: readonly string[]; onSpawn?: (child: ChildProcess) => void } = {},
): Promise<TwoPostgres> => {
  const primary = await startOwnPostgres(binDir, { ...places.primary, settings, onSpawn });
  const standby = await startOwnPostgres(binDir, {
    ...places.standby,
    settings,
    onSpawn,
    standbyOf: { primary, name: STANDBY },
  });
  // Not before: what it commits without one would wait. Not in what was copied: once promoted, the other is alone.
  await askPostgres(primary, `alter system set synchronous_standby_names = '${STANDBY}'`);
  await askPostgres(primary, 'select pg_reload_conf()');
  await untilFollowed(primary);
  const { user } = primary.connection;
  const hosts = [primary, standby].map(({ connection: { host, port } }, at) => {
    const { listen } = [places.primary, places.standby][at]!;
    return listen === undefined ? `${encodeURIComponent(host)}:${port}` : `${listen.host}:${port}`;
  });
  return {
    primary,
    standby,
    url: (database) => `postgresql://${user}@${hosts.join(',')}/${database}`,
    stop: async () => {
      for (const server of [primary, standby]) server.thaw();
      await standby.stop();
      await primary.stop();
    },
  };
};

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type OwnPostgres, type OwnPostgresOptions, startOwnPostgres } from './own-postgres.ts';

/** A primary that answers a commit when its stand-by has it. */
export interface TwoPostgres {
  readonly primary: OwnPostgres;
  readonly standby: OwnPostgres;
  /** As `DATABASE_URL` names both. */
  url(database: string): string;
  /**
   * After the stand-by was promoted: the other is copied from it anew and follows it, in step. For servers with folders
   * of their own.
   */
  swap(): Promise<void>;
  stop(): Promise<void>;
}

type Place = Pick<OwnPostgresOptions, 'folder' | 'listen'>;

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

/** Not before it follows: what is committed without one would wait. */
const waitForStandby = async (primary: OwnPostgres): Promise<void> => {
  await askPostgres(primary, `alter system set synchronous_standby_names = '${STANDBY}'`);
  await askPostgres(primary, 'select pg_reload_conf()');
  await untilFollowed(primary);
};

const hostOf = ({ connection: { host, port } }: OwnPostgres, { listen }: Place): string =>
  listen === undefined ? `${encodeURIComponent(host)}:${port}` : `${listen.host}:${listen.port}`;

export const startTwoPostgres = async (
  binDir: string,
  places: { primary: Place; standby: Place } = { primary: {}, standby: {} },
  common: Pick<OwnPostgresOptions, 'settings' | 'onSpawn'> = {},
): Promise<TwoPostgres> => {
  const follow = (place: Place, of: OwnPostgres): Promise<OwnPostgres> =>
    startOwnPostgres(binDir, { ...common, ...place, standbyOf: { primary: of, name: STANDBY } });
  let [ofPrimary, ofStandby] = [places.primary, places.standby];
  let primary = await startOwnPostgres(binDir, { ...common, ...ofPrimary });
  let standby = await follow(ofStandby, primary);
  // Not in what was copied: once promoted, the other is alone.
  await waitForStandby(primary);
  const hosts = `${hostOf(primary, ofPrimary)},${hostOf(standby, ofStandby)}`;
  return {
    get primary() {
      return primary;
    },
    get standby() {
      return standby;
    },
    url: (database) => `postgresql://${primary.connection.user}@${hosts}/${database}`,
    swap: async () => {
      await primary.stop();
      rmSync(join(primary.connection.host, 'data'), { recursive: true });
      [primary, ofPrimary, ofStandby] = [standby, ofStandby, ofPrimary];
      standby = await follow(ofStandby, primary);
      await waitForStandby(primary);
    },
    stop: async () => {
      for (const server of [primary, standby]) server.thaw();
      await standby.stop();
      await primary.stop();
    },
  };
};

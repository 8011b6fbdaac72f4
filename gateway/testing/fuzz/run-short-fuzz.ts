import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUrlOf } from '../servers/database-url.ts';
import { startJanitor } from '../janitor/janitor.ts';
import { createKillableGateway } from '../kill/killable-gateway.ts';
import { createTestDatabase, testEngines } from '../servers/test-database.ts';
import { type FuzzReport, type FuzzSetting, runFuzz } from './fuzz-gateway.ts';
import { createLoopClock } from './read-holds.ts';

const engine = testEngines()[0]!;

/** A gateway, a database and some 1,500 calls: fifteen seconds on two idle cores, which a whole suite doesn't have. */
export const LONGEST_MS = 240_000;

/** A run of some seconds in a database of its own. @param plant what it is to find */
export const runShortFuzz = async (
  setting: Pick<FuzzSetting, 'tickets' | 'generators'> & Partial<FuzzSetting>,
  plant: { sql?: string; import?: string } = {},
): Promise<FuzzReport> => {
  const { database, name, drop } = await createTestDatabase(engine);
  const folder = await mkdtemp(join(tmpdir(), 'lineboard-fuzz-'));
  const clock = createLoopClock(join(folder, 'holds'));
  const target = { ...engine.connection, database: name };
  const planted = plant.import === undefined ? '' : ` --import=${plant.import}`;
  const janitor = startJanitor();
  const gateway = await createKillableGateway(
    {
      DATABASE_URL: databaseUrlOf(target),
      LIVE_DELAY_MS: '150',
      ...clock.env,
      NODE_OPTIONS: `${clock.env.NODE_OPTIONS}${planted}`,
    },
    { onSpawn: (child) => janitor.watch(child) },
  );
  try {
    await gateway.start();
    if (plant.sql !== undefined) await database.pool.query(plant.sql);
    return await runFuzz({
      gateway,
      target: () => target,
      clock,
      ticketsPerRound: 350,
      gamesAtATime: 24,
      customers: 8,
      inFlight: 12,
      seed: 1,
      ...setting,
    });
  } finally {
    await gateway.stop();
    await janitor.close();
    await drop();
    await rm(folder, { recursive: true, force: true });
  }
};

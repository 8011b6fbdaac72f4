import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { BackupRefused } from './backup-refused.ts';

/** A database on which no gateway worked so far. */
export interface Alone {
  /** Asked again before anything is changed, and before what was read is relied on. @throws BackupRefused */
  confirm(client: pg.ClientBase | pg.Pool): Promise<void>;
}

const GATEWAY_THERE = 'A gateway works on that database: stop it, and every other one, first.';

/** A gateway writes its beat every second. */
const BEAT_WATCHED_MS = 2_500;

/** One that starts is connected for a while before its first beat; a pooler keeps the connections of one that ended. */
const CONNECTED_LATELY = `select exists (select from pg_stat_activity where datname = current_database()
  and application_name = 'lineboard' and backend_start > now() - interval '30 seconds') as there`;

const ask = async (client: pg.ClientBase | pg.Pool, question: string): Promise<boolean> => {
  const { rows } = await client.query<{ there: boolean }>(question);
  return rows[0]?.there === true;
};

const readBeats = async (client: pg.ClientBase | pg.Pool): Promise<string | null> => {
  if (!(await ask(client, `select to_regclass('database_beat') is not null as there`))) return null;
  const { rows } = await client.query<{ beats: string }>('select beats::text from database_beat');
  return rows[0]?.beats ?? null;
};

/**
 * Looks whether a gateway works on a database, from whichever machine, and goes on looking: reading a large book takes
 * long enough for somebody to start one.
 * @throws BackupRefused when one does
 */
export const watchAlone = async (pool: pg.Pool): Promise<Alone> => {
  const before = await readBeats(pool);
  const confirm: Alone['confirm'] = async (client) => {
    if ((await readBeats(client)) !== before || (await ask(client, CONNECTED_LATELY)))
      throw new BackupRefused(GATEWAY_THERE);
  };
  if (before !== null) await sleep(BEAT_WATCHED_MS);
  await confirm(pool);
  return { confirm };
};

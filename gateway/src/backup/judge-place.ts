import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { listMadeObjects, OF_THE_MIGRATOR } from './list-made-objects.ts';

/**
 * What a database holds. `bare`: the tables at most, with what every book begins with. `book`: customers, money, or
 * operators who did something.
 */
export type Place = 'bare' | 'book';

const SIGNS_OF_A_BOOK = ['customer', 'ticket', 'ledger', 'operator_token', 'audit_log'];

export const judgePlace = async (client: pg.ClientBase): Promise<Place> => {
  for (const table of SIGNS_OF_A_BOOK) {
    const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
      table,
    ]);
    if (rows[0]?.there !== true) continue;
    const { rows: found } = await client.query<{ any: boolean }>(
      `select exists (select from ${table}) as any`,
    );
    if (found[0]?.any === true) return 'book';
  }
  return 'bare';
};

/** A gateway writes its beat every second. */
const BEAT_WATCHED_MS = 2_500;

const readBeats = async (pool: pg.Pool): Promise<string | null> => {
  const { rows: there } = await pool.query<{ there: boolean }>(
    `select to_regclass('database_beat') is not null as there`,
  );
  if (there[0]?.there !== true) return null;
  const { rows } = await pool.query<{ beats: string }>('select beats::text from database_beat');
  return rows[0]?.beats ?? null;
};

/** Whether a gateway works on it, from whichever machine. */
export const isGatewayThere = async (pool: pg.Pool): Promise<boolean> => {
  const before = await readBeats(pool);
  if (before === null) return false;
  await sleep(BEAT_WATCHED_MS);
  return (await readBeats(pool)) !== before;
};

/** Takes away what migrations made here, and nothing that somebody else keeps beside it. */
export const dropMadeObjects = async (client: pg.ClientBase): Promise<void> => {
  const { tables, sequences, functions } = listMadeObjects();
  const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');
  await client.query(`drop table if exists ${quoted([...tables, ...OF_THE_MIGRATOR])}`);
  await client.query(`drop sequence if exists ${quoted(sequences)}`);
  await client.query(`drop function if exists ${quoted(functions)}`);
};

import type pg from 'pg';
import { listMadeObjects, OF_THE_MIGRATOR } from '../../ground/database/list-made-objects.ts';

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

/** Locks the tables that the migrations made here until the transaction ends. */
export const lockMadeTables = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname = any($1) order by relname`,
    [listMadeObjects().tables],
  );
  if (rows.length === 0) return;
  await client.query(`lock table ${rows.map(({ name }) => `"${name}"`).join(', ')} in access exclusive mode`);
};

/** Takes away what migrations made here, and nothing that somebody else keeps next to it. */
export const dropMadeObjects = async (client: pg.ClientBase): Promise<void> => {
  const { tables, sequences, functions } = listMadeObjects();
  const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');
  await client.query(`drop table if exists ${quoted([...tables, ...OF_THE_MIGRATOR])}`);
  await client.query(`drop sequence if exists ${quoted(sequences)}`);
  await client.query(`drop function if exists ${quoted(functions)}`);
};

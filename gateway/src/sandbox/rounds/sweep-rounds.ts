import type { Database } from '../../ground/database/create-database.ts';
import { sweepInParts, type SweptRows, sweepOldRows } from '../../ground/database/sweep-old-rows.ts';

/** How long a player can look at what was played. */
const KEPT_MS = 30 * 86_400_000;

/** Rounds that ended long ago and owe the book nothing, and then their seeds. */
export const OLD_ROUNDS: ReadonlyArray<SweptRows<'sandbox_round' | 'sandbox_seed'>> = [
  {
    table: 'sandbox_round',
    column: 'ended_at_ms',
    keptMs: KEPT_MS,
    only: `not exists (
      select from sandbox_wallet_call c where c.round_id = one.round_id and c.decided_at_ms is null)`,
  },
  {
    table: 'sandbox_seed',
    column: 'revealed_at_ms',
    keptMs: KEPT_MS,
    only: 'not exists (select from sandbox_round r where r.seed_id = one.seed_id)',
  },
];

/** Seeds of players who have left and never played with them. */
const UNUSED_SEEDS = `
delete from sandbox_seed where ctid = any (array(
  select s.ctid from sandbox_seed s where next_nonce = 0 and revealed_at_ms is null and not exists (
    select from sandbox_session g where g.player = s.player)
  limit $1))`;

export const sweepRounds = async (
  database: Pick<Database, 'kysely' | 'pool'>,
  wallMs: number,
): Promise<void> => {
  for (const rows of OLD_ROUNDS) await sweepOldRows(database, rows, wallMs);
  await sweepInParts(async (most) => (await database.pool.query(UNUSED_SEEDS, [most])).rowCount);
};

import type pg from 'pg';

/** How long a player can look at what was played. */
const KEPT_MS = 30 * 86_400_000;

/** Rounds that ended long ago and owe the book nothing, and seeds that nobody needs any more. */
export const sweepRounds = async (pool: pg.Pool, wallMs: number): Promise<void> => {
  await pool.query(
    `delete from sandbox_round r where ended_at_ms <= $1 and not exists (
       select from sandbox_wallet_call c where c.round_id = r.round_id and c.decided_at_ms is null)`,
    [wallMs - KEPT_MS],
  );
  await pool.query(
    `delete from sandbox_seed s where revealed_at_ms <= $1 and not exists (
       select from sandbox_round r where r.seed_id = s.seed_id)`,
    [wallMs - KEPT_MS],
  );
  await pool.query(
    `delete from sandbox_seed s where next_nonce = 0 and revealed_at_ms is null and not exists (
       select from sandbox_session g where g.player = s.player)`,
  );
};

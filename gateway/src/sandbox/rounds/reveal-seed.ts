import { commitServerSeed } from '@lineboard/domain/casino/games/commit-server-seed';
import type { Revealed } from '@lineboard/domain/sandbox/sandbox-answers';
import type pg from 'pg';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import type { SandboxTools } from '../sandbox-parts.ts';
import { SandboxRefusal } from '../sandbox-refusal.ts';
import {
  lockTable,
  readLatestRound,
  type RoundRow,
  type SeedRow,
  type TableName,
  viewRound,
  viewTable,
  ROUND_COLUMNS,
} from './round-rows.ts';

/** The most rounds of one seed in an answer: older ones aren't available. */
const MOST_ROUNDS = 200;

const readLastRevealed = async (client: pg.PoolClient, table: TableName): Promise<SeedRow | null> => {
  const { rows } = await client.query<SeedRow>(
    `select seed_id, server_seed, next_nonce from sandbox_seed
     where player = $1 and game = $2 and title = $3 and revealed_at_ms is not null order by seed_id desc limit 1`,
    [table.player, table.game, table.title],
  );
  return rows[0] ?? null;
};

/**
 * Ends the seed, under which nothing is played any more, and tells it. Asked again before the next round it tells the
 * same one: an answer may have been lost.
 * @throws SandboxRefusal while a round goes on, whose cards it would tell, and when nothing was played yet
 */
export const revealSeed = ({ pool, wallNowMs }: SandboxTools, table: TableName): Promise<Revealed> =>
  inTransaction(pool, async (client) => {
    const seed = await lockTable(client, table);
    const latest = await readLatestRound(client, seed.seed_id);
    if (latest !== null && latest.ended_at_ms === null) throw new SandboxRefusal('roundOpen');
    const told = seed.next_nonce === 0 ? await readLastRevealed(client, table) : seed;
    if (told === null) throw new SandboxRefusal('notFound');
    await client.query(
      'update sandbox_seed set revealed_at_ms = $2 where seed_id = $1 and revealed_at_ms is null',
      [told.seed_id, wallNowMs()],
    );
    const { rows } = await client.query<RoundRow>(
      `select ${ROUND_COLUMNS} from sandbox_round r where seed_id = $1 and refused_code is null order by nonce desc limit $2`,
      [told.seed_id, MOST_ROUNDS],
    );
    const next = await lockTable(client, table);
    return {
      serverSeed: told.server_seed,
      commitment: commitServerSeed(told.server_seed),
      rounds: rows.map(viewRound),
      table: viewTable(table, next, null, null),
    };
  });

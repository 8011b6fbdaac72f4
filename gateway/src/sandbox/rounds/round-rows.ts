import type { Step } from '@lineboard/domain/casino/games/game';
import type { RoundView, TableView } from '@lineboard/domain/sandbox/sandbox-answers';
import { commitServerSeed } from '@lineboard/domain/casino/games/commit-server-seed';
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { SandboxRefusal } from '../sandbox-refusal.ts';

/** The player at a table, and the game. */
export interface TableName {
  player: string;
  game: string;
  title: string;
}

export interface SeedRow {
  seed_id: number;
  server_seed: string;
  next_nonce: number;
}

/** A step that waits for its stake: the start is number 0. */
export interface PendingStep {
  number: number;
  move: unknown;
  step: Step<unknown>;
}

export interface RoundRow {
  round_id: string;
  seed_id: number;
  nonce: number;
  client_seed: string;
  currency: string;
  bet: unknown;
  moves: readonly unknown[];
  state: unknown;
  stake_cents: number;
  pending: PendingStep | null;
  win_cents: number | null;
  refused_code: string | null;
  ended_at_ms: number | null;
}

/** The columns of `sandbox_round r`. */
export const ROUND_COLUMNS = `r.round_id, r.seed_id, r.nonce, r.client_seed, r.currency, r.bet, r.moves, r.state, r.stake_cents,
  r.pending, r.win_cents, r.refused_code, r.ended_at_ms`;

const SEED_BYTES = 32;

/** The most places of one player: more than there are games. */
const MOST_TABLES = 1_000;

const INSERT_SEED = `
insert into sandbox_seed (player, game, title, server_seed)
select $1, $2, $3, $4 where (select count(*) from sandbox_seed where player = $1 and revealed_at_ms is null) < $5
on conflict (player, game, title) where revealed_at_ms is null do nothing`;

/** Locks the place's seed row, and creates it if there is none: everything at one place happens in order. */
export const lockTable = async (client: pg.PoolClient, table: TableName): Promise<SeedRow> => {
  const key = [table.player, table.game, table.title];
  const { rowCount } = await client.query(INSERT_SEED, [
    ...key,
    randomBytes(SEED_BYTES).toString('hex'),
    MOST_TABLES,
  ]);
  const { rows } = await client.query<SeedRow>(
    `select seed_id, server_seed, next_nonce from sandbox_seed
     where player = $1 and game = $2 and title = $3 and revealed_at_ms is null for update`,
    key,
  );
  // Another tab ended the seed between the two statements, or there are too many.
  if (rows[0] === undefined) throw new SandboxRefusal(rowCount === 0 ? 'rateLimited' : 'outOfOrder');
  return rows[0];
};

/** Rounds whose stake the book refused were never played. */
export const readLatestRound = async (
  client: Pick<pg.Pool, 'query'>,
  seedId: number,
): Promise<RoundRow | null> => {
  const { rows } = await client.query<RoundRow>(
    `select ${ROUND_COLUMNS} from sandbox_round r where seed_id = $1 and refused_code is null order by nonce desc limit 1`,
    [seedId],
  );
  return rows[0] ?? null;
};

export const readRoundOfNonce = async (
  client: Pick<pg.Pool, 'query'>,
  seedId: number,
  nonce: number,
): Promise<RoundRow | null> => {
  const { rows } = await client.query<RoundRow>(
    `select ${ROUND_COLUMNS} from sandbox_round r where seed_id = $1 and nonce = $2`,
    [seedId, nonce],
  );
  return rows[0] ?? null;
};

export const viewRound = (row: RoundRow): RoundView => ({
  nonce: row.nonce,
  clientSeed: row.client_seed,
  bet: row.bet,
  moves: row.moves,
  state: row.state,
  stakeCents: row.stake_cents,
  winCents: row.win_cents,
});

/** The player's view: never a step that the book may still refuse, and only the commitment of the seed. */
export const viewTable = (
  { game, title }: TableName,
  seed: SeedRow,
  round: RoundRow | null,
  balanceCents: number | null,
): TableView => ({
  game,
  title,
  commitment: commitServerSeed(seed.server_seed),
  nextNonce: seed.next_nonce,
  round: round === null ? null : viewRound(round),
  isDeciding: round !== null && round.pending !== null,
  balanceCents,
});
